{{/* The name of the release's resources; those of a part have the part's name appended. */}}
{{- define "ludex.fullname" -}}
{{- if .Values.fullnameOverride -}}
{{- .Values.fullnameOverride | trunc 50 | trimSuffix "-" -}}
{{- else -}}
{{- $name := default .Chart.Name .Values.nameOverride -}}
{{- if contains $name .Release.Name -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name $name | trunc 50 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* The name of a part: `(list $ "edge")`. */}}
{{- define "ludex.name" -}}
{{- printf "%s-%s" (include "ludex.fullname" (index . 0)) (index . 1) -}}
{{- end -}}

{{/* What selects the pods of a part. */}}
{{- define "ludex.selector" -}}
{{- $root := index . 0 -}}
app.kubernetes.io/name: {{ default $root.Chart.Name $root.Values.nameOverride }}
app.kubernetes.io/instance: {{ $root.Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end -}}

{{/* What selects the pods of every game's servers. */}}
{{- define "ludex.gamesSelector" -}}
app.kubernetes.io/name: {{ default .Chart.Name .Values.nameOverride }}
app.kubernetes.io/instance: {{ .Release.Name }}
ludex.dev/serves: games
{{- end -}}

{{/* The metadata of a resource of a part: `(list $ component name)`. */}}
{{- define "ludex.metadata" -}}
{{- $root := index . 0 -}}
name: {{ index . 2 }}
namespace: {{ $root.Release.Namespace }}
labels:
  {{- include "ludex.selector" (list $root (index . 1)) | nindent 2 }}
  app.kubernetes.io/version: {{ $root.Chart.AppVersion | quote }}
  app.kubernetes.io/managed-by: {{ $root.Release.Service }}
  helm.sh/chart: {{ printf "%s-%s" $root.Chart.Name $root.Chart.Version | replace "+" "_" }}
  {{- with $root.Values.commonLabels }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- with $root.Values.commonAnnotations }}
annotations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{/* An image: `(list image tag)`, the tag being what stands for an empty one. */}}
{{- define "ludex.image" -}}
{{- $image := index . 0 -}}
{{- if $image.digest -}}
{{ $image.repository }}@{{ $image.digest }}
{{- else -}}
{{ $image.repository }}:{{ default (index . 1) $image.tag }}
{{- end -}}
{{- end -}}

{{- define "ludex.serviceAccount" -}}
{{- if .Values.serviceAccount.create -}}
{{- default (include "ludex.fullname" .) .Values.serviceAccount.name -}}
{{- else -}}
{{- default "default" .Values.serviceAccount.name -}}
{{- end -}}
{{- end -}}

{{/*
The games' servers, as YAML: a list `parts`, each with its `name`, its `games` and its `server` values.
With `mode: each` a game's own values win over those of all; a null leaves a game out.
*/}}
{{- define "ludex.parts" -}}
{{- $games := list -}}
{{- $parts := list -}}
{{- range $game := list "hexaequo" "limes" "limits" "smallholder" -}}
{{- $own := index $.Values.games $game -}}
{{- if not (kindIs "invalid" $own) -}}
{{- $games = append $games $game -}}
{{- if and $own (eq $.Values.mode "one") -}}
{{- fail (printf "games.%s: with `mode: one` all games have what `server` says" $game) -}}
{{- end -}}
{{- $server := mergeOverwrite (deepCopy $.Values.server) (deepCopy $own) -}}
{{- $parts = append $parts (dict "name" $game "games" (list $game) "server" $server) -}}
{{- end -}}
{{- end -}}
{{- if not $games -}}
{{- fail "games: leave at least one game in" -}}
{{- end -}}
{{- if eq .Values.mode "one" -}}
{{- $parts = list (dict "name" "games" "games" $games "server" .Values.server) -}}
{{- end -}}
{{- toYaml (dict "parts" $parts) -}}
{{- end -}}

{{/* The gRPC service of a game. */}}
{{- define "ludex.service" -}}
ludex.{{ . }}.v1.{{ title . }}Service
{{- end -}}

{{/* A setting that the edge has to share: the most that any game's servers allow. */}}
{{- define "ludex.most" -}}
{{- $setting := index . 1 -}}
{{- $most := 0 -}}
{{- range (include "ludex.parts" (index . 0) | fromYaml).parts -}}
{{- $most = max $most (int (default (index $ 2) (index .server.settings $setting))) -}}
{{- end -}}
{{- $most -}}
{{- end -}}

{{/* What every pod may: nothing. */}}
{{- define "ludex.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile: {type: RuntimeDefault}
{{- end -}}

{{- define "ludex.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: {drop: [ALL]}
{{- end -}}

{{/* Where pods are put: `(list $ component values)`. */}}
{{- define "ludex.placement" -}}
{{- $root := index . 0 -}}
{{- $values := index . 2 -}}
{{- if $values.topologySpread.enabled }}
topologySpreadConstraints:
  {{- range $values.topologySpread.keys }}
  - topologyKey: {{ . }}
    maxSkew: 1
    whenUnsatisfiable: {{ $values.topologySpread.whenUnsatisfiable }}
    # Of each rollout by itself: else the old pods decide where the new ones go.
    matchLabelKeys: [pod-template-hash]
    labelSelector:
      matchLabels:
        {{- include "ludex.selector" (list $root (index $ 1)) | nindent 8 }}
  {{- end }}
{{- end }}
{{- with $values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $values.affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- end -}}

{{/* A disruption budget's bound: one of the two. */}}
{{- define "ludex.disruption" -}}
{{- if kindIs "invalid" .minAvailable -}}
maxUnavailable: {{ .maxUnavailable }}
{{- else -}}
minAvailable: {{ .minAvailable }}
{{- end -}}
{{- end -}}

{{/* The Secrets of keys and tokens: one that exists, or the chart's own. Empty without any. */}}
{{- define "ludex.sealingSecret" -}}
{{- if .Values.sealing.existingSecret -}}
{{- .Values.sealing.existingSecret -}}
{{- else if .Values.sealing.keys -}}
{{- include "ludex.name" (list . "sealing") -}}
{{- end -}}
{{- end -}}

{{- define "ludex.tokensSecret" -}}
{{- if .Values.tokens.existingSecret -}}
{{- .Values.tokens.existingSecret -}}
{{- else if .Values.tokens.file -}}
{{- include "ludex.name" (list . "tokens") -}}
{{- end -}}
{{- end -}}
