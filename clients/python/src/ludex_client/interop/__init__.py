"""The games of ludex for tools that search and learn.

    ludex_client.interop.openspiel     the games of OpenSpiel: `pyspiel.load_game("ludex_hexaequo")`
    ludex_client.interop.pettingzoo    environments of PettingZoo: `env("hexaequo")`

Each needs the extra of its name: `pip install 'ludex-client[openspiel]'`. What both stand on needs
numpy alone:

    backend    who answers: a server, or the rules in this process
    adapter    what is particular to a game: numbers of actions, features, chance
    table      asks for positions, moves and views
    choice     a move as one or several numbered steps
    node       a place in the game tree: what has been decided, and who decides next
"""
