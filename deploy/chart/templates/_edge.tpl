{{/* What `ludex edge` is given, to write Envoy's configuration: arguments, as YAML. */}}
{{- define "ludex.edge.arguments" -}}
{{- $arguments := list "--port=8080" "--admin=127.0.0.1:9902" -}}
{{- if .Values.metrics.enabled -}}
{{- $arguments = append $arguments "--stats=0.0.0.0:9901" -}}
{{- end -}}
{{- range (include "ludex.parts" . | fromYaml).parts -}}
{{- $host := printf "%s.%s.svc.%s" (include "ludex.name" (list $ .name)) $.Release.Namespace $.Values.clusterDomain -}}
{{- $arguments = append $arguments (printf "--upstream=%s=%s:50051" (join "," .games) $host) -}}
{{- end -}}
{{- range .Values.edge.origins -}}
{{- $arguments = append $arguments (printf "--origin=%s" .) -}}
{{- end -}}
{{- $arguments = append $arguments (.Values.playground.enabled | ternary "--playground" "--no-playground") -}}
{{- if .Values.edge.tls.existingSecret -}}
{{- $arguments = concat $arguments (list "--tls-certificate=/etc/ludex/tls/tls.crt" "--tls-key=/etc/ludex/tls/tls.key") -}}
{{- end -}}
{{- if .Values.edge.tls.clientAuthoritySecret -}}
{{- if not .Values.edge.tls.existingSecret -}}
{{- fail "edge.tls.clientAuthoritySecret needs edge.tls.existingSecret" -}}
{{- end -}}
{{- $arguments = append $arguments "--tls-client-ca=/etc/ludex/clients/ca.crt" -}}
{{- end -}}
{{- $arguments = append $arguments (printf "--max-request-bytes=%s" (include "ludex.most" (list . "max_request_bytes" 1048576))) -}}
{{- $arguments = append $arguments (printf "--max-call-seconds=%s" (include "ludex.most" (list . "max_call_seconds" 5))) -}}
{{- $arguments = append $arguments (printf "--max-in-flight=%d" (int .Values.edge.maxInFlight)) -}}
{{- toYaml $arguments -}}
{{- end -}}
