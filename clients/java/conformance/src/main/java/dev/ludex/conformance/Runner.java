package dev.ludex.conformance;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.Message;
import dev.ludex.DeadlineExceededException;
import dev.ludex.GameClient;
import dev.ludex.Hexaequo;
import dev.ludex.IllegalMoveException;
import dev.ludex.InternalException;
import dev.ludex.InvalidRequestException;
import dev.ludex.Limes;
import dev.ludex.Limits;
import dev.ludex.Ludex;
import dev.ludex.LudexBuilder;
import dev.ludex.LudexException;
import dev.ludex.PermissionDeniedException;
import dev.ludex.PreconditionFailedException;
import dev.ludex.ResourceExhaustedException;
import dev.ludex.Smallholder;
import dev.ludex.UnauthenticatedException;
import dev.ludex.UnavailableException;
import dev.ludex.UnimplementedException;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.PrototypeMarshaller;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The runner of the conformance suite for this client: docs/conformance.md has the protocol. */
public final class Runner {
  /** The client's types of errors by the names that the suite has for them, the narrower first. */
  private static final List<Map.Entry<Class<? extends LudexException>, String>> KINDS =
      List.of(
          Map.entry(IllegalMoveException.class, "illegal_move"),
          Map.entry(PreconditionFailedException.class, "precondition_failed"),
          Map.entry(InvalidRequestException.class, "invalid_request"),
          Map.entry(UnauthenticatedException.class, "unauthenticated"),
          Map.entry(PermissionDeniedException.class, "permission_denied"),
          Map.entry(ResourceExhaustedException.class, "resource_exhausted"),
          Map.entry(UnimplementedException.class, "unimplemented"),
          Map.entry(UnavailableException.class, "unavailable"),
          Map.entry(DeadlineExceededException.class, "deadline_exceeded"),
          Map.entry(InternalException.class, "internal"));

  private final Map<String, Ludex> clients = new HashMap<>();

  private Runner() {}

  /** Answers commands until there are no more. */
  public static void main(String[] args) throws IOException {
    Runner runner = new Runner();
    var commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var answers = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String line = commands.readLine(); line != null; line = commands.readLine()) {
      JsonObject command = JsonParser.parseString(line).getAsJsonObject();
      JsonObject answer = runner.answer(command);
      answer.add("id", command.get("id"));
      answers.println(answer);
    }
    runner.clients.values().forEach(Ludex::close);
  }

  private JsonObject answer(JsonObject command) {
    JsonObject answer = new JsonObject();
    try {
      if (command.get("do").getAsString().equals("hello")) {
        answer.addProperty("protocol", 1);
        answer.addProperty("client", Ludex.USER_AGENT);
      } else {
        answer.addProperty("response_bytes", base64(response(command)));
      }
    } catch (LudexException error) {
      answer.add("error", described(error));
    } catch (IOException | RuntimeException error) { // whatever the runner can't do, it has to say
      error.printStackTrace();
      answer.addProperty("fault", error.toString());
    }
    return answer;
  }

  private Message response(JsonObject command) throws IOException {
    GameClient<?> game = client(command).game(command.get("game").getAsString());
    if (command.has("timeout_ms")) {
      game = game.withTimeout(Duration.ofMillis(command.get("timeout_ms").getAsLong()));
    }
    String call = command.get("call").getAsString();
    MethodDescriptor<Message, Message> method = method(game, call);
    Message request =
        ((PrototypeMarshaller<Message>) method.getRequestMarshaller())
            .getMessagePrototype()
            .getParserForType()
            .parseFrom(Base64.getDecoder().decode(command.get("request_bytes").getAsString()));
    return command.get("do").getAsString().equals("thin")
        ? thin(game).call(call, request)
        : game.call(method, request);
  }

  @SuppressWarnings("unchecked") // all calls take and give messages
  private static MethodDescriptor<Message, Message> method(GameClient<?> game, String call) {
    return (MethodDescriptor<Message, Message>)
        game.service().getMethods().stream()
            .filter(each -> call.equals(each.getBareMethodName()))
            .findFirst()
            .orElseThrow();
  }

  private static ThinGame thin(GameClient<?> game) {
    if (game instanceof Hexaequo hexaequo) {
      return new ThinHexaequo(hexaequo);
    } else if (game instanceof Limes limes) {
      return new ThinLimes(limes);
    } else if (game instanceof Limits limits) {
      return new ThinLimits(limits);
    }
    return new ThinSmallholder((Smallholder) game);
  }

  /** The client for a server and settings, kept until the end. */
  private Ludex client(JsonObject command) {
    String server = command.get("server").getAsString();
    JsonObject said = command.has("client") ? command.getAsJsonObject("client") : new JsonObject();
    return clients.computeIfAbsent(
        server + " " + said,
        key -> {
          LudexBuilder builder = Ludex.builder(server);
          if (said.has("timeout_ms")) {
            builder.timeout(Duration.ofMillis(said.get("timeout_ms").getAsLong()));
          }
          if (said.has("retry") && !said.get("retry").getAsBoolean()) {
            builder.noRetry();
          }
          if (said.has("token")) {
            builder.token(said.get("token").getAsString());
          }
          return builder.connect();
        });
  }

  private static JsonObject described(LudexException error) {
    JsonObject described = new JsonObject();
    described.addProperty("kind", kind(error));
    described.addProperty("code", error.code().name());
    described.addProperty("reason", error.reason());
    described.addProperty("message", error.sentence());
    if (error instanceof IllegalMoveException illegal) {
      described.addProperty("violation_bytes", base64(illegal.violation()));
    }
    JsonArray fields = new JsonArray();
    if (error instanceof InvalidRequestException invalid) {
      for (var each : invalid.fields()) {
        JsonObject field = new JsonObject();
        field.addProperty("path", each.path());
        field.addProperty("reason", each.reason());
        fields.add(field);
      }
    }
    described.add("fields", fields);
    return described;
  }

  private static String kind(LudexException error) {
    return KINDS.stream()
        .filter(each -> each.getKey().isInstance(error))
        .findFirst()
        .map(Map.Entry::getValue)
        .orElse("other");
  }

  private static String base64(Message message) {
    return Base64.getEncoder().encodeToString(message.toByteArray());
  }
}
