package ludex_test

import (
	"errors"
	"reflect"
	"testing"

	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/protoadapt"
	"google.golang.org/protobuf/types/known/anypb"

	ludex "ludex.dev/go"
	"ludex.dev/go/corev1"
)

func failed(t *testing.T, code codes.Code, details ...protoadapt.MessageV1) *status.Status {
	t.Helper()
	made := status.New(code, "A sentence.")
	if len(details) == 0 {
		return made
	}
	made, err := made.WithDetails(details...)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

func TestErrorTypes(t *testing.T) {
	violation := &corev1.Violation{Code: "TOUCHES_TOO_FEW", Message: "A tile must …"}
	for _, test := range []struct {
		code     codes.Code
		details  []protoadapt.MessageV1
		expected any
	}{
		{codes.InvalidArgument, nil, &ludex.InvalidRequestError{}},
		{codes.FailedPrecondition, nil, &ludex.PreconditionFailedError{}},
		{codes.FailedPrecondition, []protoadapt.MessageV1{violation}, &ludex.IllegalMoveError{}},
		{codes.PermissionDenied, []protoadapt.MessageV1{violation}, &ludex.PermissionDeniedError{}},
		{codes.Unauthenticated, nil, &ludex.UnauthenticatedError{}},
		{codes.ResourceExhausted, nil, &ludex.ResourceExhaustedError{}},
		{codes.Unimplemented, nil, &ludex.UnimplementedError{}},
		{codes.Unavailable, nil, &ludex.UnavailableError{}},
		{codes.DeadlineExceeded, nil, &ludex.DeadlineExceededError{}},
		{codes.Internal, nil, &ludex.InternalError{}},
		{codes.Unknown, nil, &ludex.InternalError{}},
		{codes.DataLoss, nil, &ludex.InternalError{}},
		{codes.Aborted, nil, &ludex.CallError{}},
		{codes.Canceled, nil, &ludex.CallError{}},
		{codes.Code(99), nil, &ludex.CallError{}},
	} {
		t.Run(test.code.String(), func(t *testing.T) {
			err := ludex.ErrorOf(failed(t, test.code, test.details...).Proto())
			if reflect.TypeOf(err) != reflect.TypeOf(test.expected) {
				t.Errorf("%T, not %T", err, test.expected)
			}
			var call *ludex.CallError
			if !errors.As(err, &call) || call.Code != test.code || call.Message != "A sentence." {
				t.Errorf("not found inside: %+v", call)
			}
			if status.Code(err) != test.code {
				t.Errorf("status.Code is %v", status.Code(err))
			}
		})
	}
}

func TestIllegalMoveError(t *testing.T) {
	err := ludex.ErrorOf(failed(t, codes.FailedPrecondition,
		&errdetails.ErrorInfo{Reason: "TOUCHES_TOO_FEW", Domain: "ludex.dev"},
		&corev1.Violation{Code: "TOUCHES_TOO_FEW", Concerns: []string{"A0"}},
	).Proto())
	var illegal *ludex.IllegalMoveError
	if !errors.As(err, &illegal) || illegal.Violation.GetCode() != "TOUCHES_TOO_FEW" {
		t.Fatalf("%T: %v", err, err)
	}
	if illegal.Reason != "TOUCHES_TOO_FEW" || illegal.Domain != "ludex.dev" {
		t.Errorf("%+v", illegal.CallError)
	}
	if err.Error() != "A sentence. [TOUCHES_TOO_FEW]" {
		t.Error(err)
	}
	var precondition *ludex.PreconditionFailedError
	if !errors.As(err, &precondition) {
		t.Error("an illegal move is no PreconditionFailedError")
	}
	var invalid *ludex.InvalidRequestError
	if errors.As(err, &invalid) {
		t.Error("an illegal move is an InvalidRequestError")
	}
}

func TestInvalidRequestError(t *testing.T) {
	err := ludex.ErrorOf(failed(t, codes.InvalidArgument,
		&errdetails.ErrorInfo{Reason: "CELL_TWICE", Domain: "ludex.dev"},
		&errdetails.BadRequest{FieldViolations: []*errdetails.BadRequest_FieldViolation{
			{Field: "state.tiles[3]", Reason: "CELL_TWICE", Description: "The cell A0 is named twice."},
			{Field: "state.ply", Reason: "PLY", Description: "A sentence."},
		}},
	).Proto())
	var invalid *ludex.InvalidRequestError
	if !errors.As(err, &invalid) {
		t.Fatalf("%T: %v", err, err)
	}
	expected := []ludex.FieldViolation{
		{"state.tiles[3]", "CELL_TWICE", "The cell A0 is named twice."},
		{"state.ply", "PLY", "A sentence."},
	}
	if !reflect.DeepEqual(invalid.Fields, expected) {
		t.Errorf("%+v", invalid.Fields)
	}
	// What the sentence says already is not said again.
	if err.Error() != "A sentence. [CELL_TWICE]\n  state.tiles[3]: The cell A0 is named twice." {
		t.Errorf("%q", err)
	}
}

func TestInternalError(t *testing.T) {
	err := ludex.ErrorOf(failed(t, codes.Internal,
		&errdetails.ErrorInfo{Reason: "FAULT", Domain: "ludex.dev", Metadata: map[string]string{"id": "7f"}},
	).Proto())
	var internal *ludex.InternalError
	if !errors.As(err, &internal) || internal.ID != "7f" {
		t.Errorf("%T: %v", err, err)
	}
}

func TestUnreadableDetails(t *testing.T) {
	found := failed(t, codes.FailedPrecondition).Proto()
	found.Details = []*anypb.Any{
		{TypeUrl: "type.googleapis.com/example.Unknown", Value: []byte{1}},
		{TypeUrl: "type.googleapis.com/ludex.core.v1.Violation", Value: []byte{0xff}},
	}
	err := ludex.ErrorOf(found)
	var precondition *ludex.PreconditionFailedError
	if !errors.As(err, &precondition) || err.Error() != "A sentence. [FAILED_PRECONDITION]" {
		t.Errorf("%T: %v", err, err)
	}
}

func TestNoError(t *testing.T) {
	if err := ludex.ErrorOf(nil); err != nil {
		t.Error(err)
	}
	if err := ludex.ErrorOf(status.New(codes.OK, "").Proto()); err != nil {
		t.Error(err)
	}
}
