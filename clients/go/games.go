package ludex

import (
	"ludex.dev/go/hexaequov1"
	"ludex.dev/go/limesv1"
	"ludex.dev/go/limitsv1"
	"ludex.dev/go/smallholderv1"
)

// Hexaequo is the client of Hexaequo, with messages of the package hexaequov1.
type Hexaequo = Game[
	*hexaequov1.State, *hexaequov1.Options, *hexaequov1.State, *hexaequov1.Move, *hexaequov1.Ply,
	*hexaequov1.Event, *hexaequov1.View,
]

// Limes is the client of Limes, with messages of the package limesv1.
type Limes = Game[
	*limesv1.State, *limesv1.Options, *limesv1.State, *limesv1.Move, *limesv1.Ply,
	*limesv1.Event, *limesv1.View,
]

// Limits is the client of Limits, with messages of the package limitsv1.
type Limits = Game[
	*limitsv1.State, *limitsv1.Options, *limitsv1.State, *limitsv1.Move, *limitsv1.Ply,
	*limitsv1.Event, *limitsv1.View,
]

// Smallholder is the client of The SmallHolder, with messages of the package smallholderv1.
type Smallholder = Game[
	*smallholderv1.State, *smallholderv1.Options, *smallholderv1.State, *smallholderv1.Move,
	*smallholderv1.Ply, *smallholderv1.Event, *smallholderv1.View,
]

func (c *Client) openGames() {
	c.Hexaequo = &Hexaequo{c, hexaequov1.HexaequoService_ServiceDesc.ServiceName}
	c.Limes = &Limes{c, limesv1.LimesService_ServiceDesc.ServiceName}
	c.Limits = &Limits{c, limitsv1.LimitsService_ServiceDesc.ServiceName}
	c.Smallholder = &Smallholder{c, smallholderv1.SmallholderService_ServiceDesc.ServiceName}
}
