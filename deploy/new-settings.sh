#!/bin/sh
# Writes the settings of a new deployment: sh deploy/new-settings.sh /etc/tiffin
# Each secret is made here, once; files that are there already stay as they are.
set -eu
folder=${1:?say which folder, as /etc/tiffin}
umask 077
mkdir -p "$folder"
for template in "$(dirname "$0")"/settings/*.env; do
  name=$(basename "$template")
  # The sandbox's settings are for trials only: copy them yourself.
  if [ "$name" = trial.env ] || [ -e "$folder/$name" ]; then continue; fi
  while IFS= read -r line; do
    case $line in
      FOUNDATION_ID=random) line="FOUNDATION_ID=$(openssl rand -hex 12)" ;;
      *=random) line="${line%random}$(openssl rand -hex 32)" ;;
    esac
    printf '%s\n' "$line"
  done < "$template" > "$folder/$name"
  echo "$folder/$name"
done
