// Starts a game of Hexaequo, plays its first legal move, and tries one that is illegal.
//
// For the commands see docs/any-language.md.

#include <grpcpp/grpcpp.h>

#include <chrono>
#include <iostream>
#include <string>

#include "ludex/hexaequo/v1/service.grpc.pb.h"

namespace hexaequo = ludex::hexaequo::v1;

namespace {

// A call without a deadline waits for ever.
void SetDeadline(grpc::ClientContext& context) {
  context.set_deadline(std::chrono::system_clock::now() + std::chrono::seconds(10));
}

int Failed(const grpc::Status& status) {
  std::cerr << status.error_code() << ": " << status.error_message() << "\n";
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string server = argc > 1 ? argv[1] : "localhost:50051";
  auto stub = hexaequo::HexaequoService::NewStub(
      grpc::CreateChannel(server, grpc::InsecureChannelCredentials()));

  hexaequo::NewGameResponse game;
  {
    grpc::ClientContext context;
    SetDeadline(context);
    const grpc::Status status = stub->NewGame(&context, hexaequo::NewGameRequest(), &game);
    if (!status.ok()) return Failed(status);
  }

  hexaequo::ListLegalMovesRequest list;
  *list.mutable_state() = game.state();
  hexaequo::ListLegalMovesResponse listed;
  {
    grpc::ClientContext context;
    SetDeadline(context);
    const grpc::Status status = stub->ListLegalMoves(&context, list, &listed);
    if (!status.ok()) return Failed(status);
  }
  for (const hexaequo::Move& move : listed.moves()) std::cout << move.text() << "\n";

  hexaequo::ApplyMoveRequest apply;
  *apply.mutable_state() = game.state();
  *apply.mutable_move() = listed.moves(0);
  hexaequo::ApplyMoveResponse applied;
  {
    grpc::ClientContext context;
    SetDeadline(context);
    const grpc::Status status = stub->ApplyMove(&context, apply, &applied);
    if (!status.ok()) return Failed(status);
  }
  std::cout << "played " << listed.moves(0).text() << "\n";

  apply.mutable_move()->Clear();
  apply.mutable_move()->set_text("T@A0");
  grpc::ClientContext context;
  SetDeadline(context);
  const grpc::Status refused = stub->ApplyMove(&context, apply, &applied);
  std::cout << "refused T@A0: " << refused.error_message() << "\n";
  return refused.error_code() == grpc::StatusCode::FAILED_PRECONDITION ? 0 : 1;
}
