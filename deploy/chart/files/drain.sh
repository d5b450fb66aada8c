# Ends an edge in order, before Envoy gets SIGTERM: in bash, which Envoy's image has, and with nothing
# else that it may lack.
#
#   bash drain.sh ADMIN_PORT DRAIN_SECONDS GRACE_SECONDS
set -u
admin=$1 drain=$2 grace=$3

ask() {
  exec 3<>"/dev/tcp/127.0.0.1/$admin" || return
  printf '%s %s HTTP/1.1\r\nhost: admin\r\nconnection: close\r\n\r\n' "$1" "$2" >&3
  while IFS= read -r line <&3; do printf '%s\n' "${line%$'\r'}"; done
  exec 3>&-
}

active_calls() {
  ask GET '/stats?filter=^http.edge.downstream_rq_active$' | while IFS= read -r line; do
    case $line in http.edge.downstream_rq_active:*) echo "${line##* }" ;; esac
  done
}

# Answers from now on tell their callers to connect elsewhere; new callers still come until every
# load balancer knows that this one is no endpoint any more.
ask POST /healthcheck/fail >/dev/null
sleep "$drain"
ask POST /drain_listeners >/dev/null
while [ "$SECONDS" -lt $((drain + grace)) ] && [ "$(active_calls)" != 0 ]; do sleep 0.2; done
