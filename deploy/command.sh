#!/bin/sh
# Runs a command for operators with the deployment's settings: sh /opt/tiffin/deploy/command.sh jobs list
set -eu
folder=$(cd "$(dirname "$0")/.." && pwd)
settings=${SETTINGS:-/etc/tiffin}
command=${1:?say which command, as jobs}
shift
exec "$folder/bin/node" --env-file="$settings/tiffin.env" --env-file="$settings/backend.env" \
  --env-file-if-exists="$settings/trial.env" "$folder/backend/dist/$command.js" "$@"
