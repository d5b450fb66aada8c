{{/*
Envoy's configuration, as `ludex edge --print` would write it: put together from files/edge.json.tpl,
which `python -m deploy.chart.edge` makes.
*/}}
{{- define "ludex.edge.configuration" -}}
{{- $bounds := dict
  "requestBytes" (int (include "ludex.most" (list . "max_request_bytes" 1048576)))
  "callSeconds" (int (include "ludex.most" (list . "max_call_seconds" 5)))
  "inFlight" (int .Values.edge.maxInFlight)
  "Template" .Template -}}
{{- $made := tpl (.Files.Get "files/edge.json.tpl") $bounds | fromJson -}}
{{- $parts := (include "ludex.parts" . | fromYaml).parts -}}

{{- $clusters := list -}}
{{- $routes := list -}}
{{- $healthy := dict -}}
{{- $services := list -}}
{{- $descriptors := b64dec $made.descriptors.first -}}
{{- range $part := $parts -}}
{{- $name := eq $.Values.mode "one" | ternary "ludex" $part.name -}}
{{- $host := printf "%s.%s.svc.%s" (include "ludex.name" (list $ $part.name)) $.Release.Namespace $.Values.clusterDomain -}}
{{- $cluster := toJson $made.cluster | replace "@name@" $name | replace "@host@" $host -}}
{{- $clusters = append $clusters (fromJson $cluster) -}}
{{- $_ := set $healthy $name (dict "value" 1) -}}
{{- range $game := $part.games -}}
{{- $own := toJson (index $made.routes $game) | replace "@name@" $name -}}
{{- $routes = concat $routes (fromJsonArray $own) -}}
{{- $services = append $services (index $made.services $game) -}}
{{- $descriptors = print $descriptors (b64dec (index $made.descriptors.games $game)) -}}
{{- end -}}
{{- if eq (len $parts) 1 -}}
{{- $routes = concat $routes (toJson $made.serverRoutes | replace "@name@" $name | fromJsonArray) -}}
{{- end -}}
{{- end -}}
{{- $descriptors = print $descriptors (b64dec $made.descriptors.last) -}}

{{- $origins := list -}}
{{- range .Values.edge.origins -}}
{{- if eq . "*" -}}
{{- $origins = append $origins $made.origins.any -}}
{{- else -}}
{{- $origins = append $origins (toJson $made.origins.one | replace "@origin@" . | fromJson) -}}
{{- end -}}
{{- end -}}

{{- $chain := index $made.listener.filter_chains 0 -}}
{{- $manager := (index $chain.filters 0).typed_config -}}
{{- range $manager.http_filters -}}
{{- if hasKey .typed_config "cluster_min_healthy_percentages" -}}
{{- $_ := set .typed_config "cluster_min_healthy_percentages" $healthy -}}
{{- end -}}
{{- if hasKey .typed_config "proto_descriptor_bin" -}}
{{- $_ := set .typed_config "proto_descriptor_bin" (b64enc $descriptors) -}}
{{- $_ := set .typed_config "services" $services -}}
{{- end -}}
{{- end -}}
{{- $calls := index $manager.route_config.virtual_hosts 0 -}}
{{- $_ := set $calls "routes" $routes -}}
{{- $_ := set (index $calls.typed_per_filter_config "envoy.filters.http.cors") "allow_origin_string_match" $origins -}}
{{- if .Values.edge.tls.existingSecret -}}
{{- $kind := empty .Values.edge.tls.clientAuthoritySecret | ternary "own" "mutual" -}}
{{- $_ := set $chain "transport_socket" (index $made.tls $kind) -}}
{{- else if .Values.edge.tls.clientAuthoritySecret -}}
{{- fail "edge.tls.clientAuthoritySecret needs edge.tls.existingSecret" -}}
{{- end -}}

{{- $listeners := list $made.listener -}}
{{- if .Values.metrics.enabled -}}
{{- $listeners = append $listeners $made.stats -}}
{{- $clusters = append $clusters $made.adminCluster -}}
{{- end -}}
{{- $_ := set $made.bootstrap.static_resources "listeners" $listeners -}}
{{- $_ := set $made.bootstrap.static_resources "clusters" $clusters -}}
{{- toPrettyJson $made.bootstrap -}}
{{- end -}}
