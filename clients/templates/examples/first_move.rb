# Starts a game of Hexaequo, plays its first legal move, and tries one that is illegal.
#
# For the commands see docs/any-language.md.

require "grpc"
require "ludex/hexaequo/v1/service_services_pb"

server = ARGV.fetch(0, "localhost:50051")
# A call without a timeout waits for ever.
hexaequo = Ludex::Hexaequo::V1::HexaequoService::Stub.new(
  server, :this_channel_is_insecure, timeout: 10
)

state = hexaequo.new_game(Ludex::Hexaequo::V1::NewGameRequest.new).state
moves = hexaequo.list_legal_moves(
  Ludex::Hexaequo::V1::ListLegalMovesRequest.new(state: state)
).moves
puts moves.map(&:text)

hexaequo.apply_move(
  Ludex::Hexaequo::V1::ApplyMoveRequest.new(state: state, move: moves.first)
)
puts "played #{moves.first.text}"

begin
  move = Ludex::Hexaequo::V1::Move.new(text: "T@A0")
  hexaequo.apply_move(Ludex::Hexaequo::V1::ApplyMoveRequest.new(state: state, move: move))
  exit 1
rescue GRPC::FailedPrecondition => e
  puts "refused T@A0: #{e.details}"
end
