package ludex

import (
	"context"
	"errors"
	"slices"
	"strings"

	"google.golang.org/genproto/googleapis/rpc/code"
	"google.golang.org/genproto/googleapis/rpc/errdetails"
	rpcstatus "google.golang.org/genproto/googleapis/rpc/status"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"ludex.dev/go/corev1"
)

// CallError is a call that the server, or the way to it, did not answer. Every error of a call is one,
// to be found with [errors.As]; most are of a more telling type that wraps it:
//
//	InvalidRequestError      InvalidArgument: malformed or impossible; Fields says where
//	PreconditionFailedError  FailedPrecondition: not in this state of the game or server
//	IllegalMoveError         … because the rules forbid the move; Violation says why
//	UnauthenticatedError     Unauthenticated: a missing or forged token, seal or seat token
//	PermissionDeniedError    PermissionDenied: a genuine one, for something else
//	ResourceExhaustedError   ResourceExhausted: too large, or the server is too busy
//	UnimplementedError       Unimplemented: this server does not serve the game
//	UnavailableError         Unavailable: no server answered, after all retries
//	DeadlineExceededError    DeadlineExceeded: no answer in time
//	InternalError            Internal, Unknown, DataLoss: the server's fault; report its ID
//
// [errors.Is] finds context.DeadlineExceeded and context.Canceled in it, and status.Code its code.
type CallError struct {
	// Code is the status.
	Code codes.Code
	// Reason is a stable code: what happened. Empty when the error comes from the network.
	Reason string
	// Domain is who gave the reason: ludex.dev. Empty when there is no reason.
	Domain string
	// Metadata has further facts that belong to the reason, by name.
	Metadata map[string]string
	// Message is what happened, in plain English. Do not parse it.
	Message string

	status *status.Status
}

// FieldViolation is one thing wrong with a request.
type FieldViolation struct {
	// Path is the field at fault, as in state.tiles[3].q. Empty when it is the request as a whole.
	Path string
	// Reason is a stable code. Empty when none was given.
	Reason string
	// Description is what is wrong, in plain English.
	Description string
}

// InvalidRequestError is a malformed or impossible request: a bug of the caller's.
type InvalidRequestError struct {
	*CallError
	Fields []FieldViolation
}

// PreconditionFailedError is a call that cannot succeed in this state of the game or server.
type PreconditionFailedError struct{ *CallError }

// IllegalMoveError is a move that the rules forbid: a player's mistake. It wraps a
// PreconditionFailedError.
type IllegalMoveError struct {
	*PreconditionFailedError
	Violation *corev1.Violation
}

// UnauthenticatedError is a token, sealed state or seat token that is missing or not genuine.
type UnauthenticatedError struct{ *CallError }

// PermissionDeniedError is a token, sealed state or seat token that is genuine, but for something else.
type PermissionDeniedError struct{ *CallError }

// ResourceExhaustedError is a request or answer that is too large, or a server that is too busy.
type ResourceExhaustedError struct{ *CallError }

// UnimplementedError is a game, or a call, that this server does not serve.
type UnimplementedError struct{ *CallError }

// UnavailableError is a call that no server answered, after all retries.
type UnavailableError struct{ *CallError }

// DeadlineExceededError is a call that was not answered in time.
type DeadlineExceededError struct{ *CallError }

// InternalError is a fault of the server's.
type InternalError struct {
	*CallError
	// ID is what the server's log calls this error: to be reported. Empty when it gave none.
	ID string
}

// Error is the sentence and the reason.
func (e *CallError) Error() string {
	name := e.Reason
	if name == "" {
		name = code.Code(e.Code).String()
	}
	if e.Message == "" {
		return name
	}
	return e.Message + " [" + name + "]"
}

// Error is the sentence, the reason and every field at fault.
func (e *InvalidRequestError) Error() string {
	var said strings.Builder
	said.WriteString(e.CallError.Error())
	for _, field := range e.Fields {
		if !strings.Contains(e.Message, field.Description) {
			said.WriteString("\n  " + field.Path + ": " + field.Description)
		}
	}
	return said.String()
}

// GRPCStatus is the status with all its details. With it, status.Code and status.FromError work.
func (e *CallError) GRPCStatus() *status.Status { return e.status }

// Is tells the errors of contexts that a status stands for.
func (e *CallError) Is(target error) bool {
	return e.Code == codes.DeadlineExceeded && target == context.DeadlineExceeded ||
		e.Code == codes.Canceled && target == context.Canceled
}

// Unwrap gives the CallError.
func (e *InvalidRequestError) Unwrap() error { return e.CallError }

// Unwrap gives the CallError.
func (e *PreconditionFailedError) Unwrap() error { return e.CallError }

// Unwrap gives the PreconditionFailedError.
func (e *IllegalMoveError) Unwrap() error { return e.PreconditionFailedError }

// Unwrap gives the CallError.
func (e *UnauthenticatedError) Unwrap() error { return e.CallError }

// Unwrap gives the CallError.
func (e *PermissionDeniedError) Unwrap() error { return e.CallError }

// Unwrap gives the CallError.
func (e *ResourceExhaustedError) Unwrap() error { return e.CallError }

// Unwrap gives the CallError.
func (e *UnimplementedError) Unwrap() error { return e.CallError }

// Unwrap gives the CallError.
func (e *UnavailableError) Unwrap() error { return e.CallError }

// Unwrap gives the CallError.
func (e *DeadlineExceededError) Unwrap() error { return e.CallError }

// Unwrap gives the CallError.
func (e *InternalError) Unwrap() error { return e.CallError }

// ErrorOf is the error that a status stands for, as a batch brings it in the place of an answer. It is
// nil for the status OK.
func ErrorOf(found *rpcstatus.Status) error {
	return errorOf(status.FromProto(found))
}

// errorFrom is the error that an error of gRPC stands for.
func errorFrom(err error) error {
	if err == nil {
		return nil
	}
	// After retries gRPC wraps the status in an error that counts the attempts; the server's own
	// sentence is inside.
	var found interface{ GRPCStatus() *status.Status }
	if errors.As(err, &found) {
		return errorOf(found.GRPCStatus())
	}
	return errorOf(status.FromContextError(err))
}

func errorOf(found *status.Status) error {
	if found.Code() == codes.OK {
		return nil
	}
	details := found.Details()
	info := first[*errdetails.ErrorInfo](details)
	base := &CallError{
		Code:     found.Code(),
		Reason:   info.GetReason(),
		Domain:   info.GetDomain(),
		Metadata: info.GetMetadata(),
		Message:  found.Message(),
		status:   found,
	}
	switch found.Code() {
	case codes.InvalidArgument:
		return &InvalidRequestError{base, fieldsOf(first[*errdetails.BadRequest](details))}
	case codes.FailedPrecondition:
		failed := &PreconditionFailedError{base}
		if violation := first[*corev1.Violation](details); violation != nil {
			return &IllegalMoveError{failed, violation}
		}
		return failed
	case codes.Unauthenticated:
		return &UnauthenticatedError{base}
	case codes.PermissionDenied:
		return &PermissionDeniedError{base}
	case codes.ResourceExhausted:
		return &ResourceExhaustedError{base}
	case codes.Unimplemented:
		return &UnimplementedError{base}
	case codes.Unavailable:
		return &UnavailableError{base}
	case codes.DeadlineExceeded:
		return &DeadlineExceededError{base}
	case codes.Internal, codes.Unknown, codes.DataLoss:
		return &InternalError{base, base.Metadata["id"]}
	default:
		return base
	}
}

// first is the first detail of a kind, or nil. Details that cannot be read are passed over.
func first[T any](details []any) T {
	i := slices.IndexFunc(details, func(detail any) bool { _, ok := detail.(T); return ok })
	if i < 0 {
		var none T
		return none
	}
	return details[i].(T)
}

func fieldsOf(request *errdetails.BadRequest) []FieldViolation {
	var fields []FieldViolation
	for _, each := range request.GetFieldViolations() {
		fields = append(fields, FieldViolation{each.GetField(), each.GetReason(), each.GetDescription()})
	}
	return fields
}
