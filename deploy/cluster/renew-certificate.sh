#!/bin/sh
# Hands HAProxy the renewed certificate of its file; connections that stand are not touched. Needs socat and the variables of haproxy.env.
set -eu
file="$CLUSTER_FOLDER/certificate.pem"
tell() { socat -t 5 - "UNIX-CONNECT:$CLUSTER_HAPROXY_SOCKET"; }

# An empty line ends what is handed over.
said=$(printf 'set ssl cert %s <<\n%s\n\n' "$file" "$(grep -v '^$' "$file")" | tell)
said="$said $(printf 'commit ssl cert %s\n' "$file" | tell)"
case "$said" in
*Success*) ;;
*) printf '%s\n' "$said" >&2 && exit 1 ;;
esac
