#!/bin/sh
# Makes what deploy/compose.yml needs and no repository holds: passwords, the keys of the store, and shop.env with them.
# What is there already stays as it is.
set -eu
umask 077
cd "$(dirname "$0")"
mkdir -p secrets

random() { head -c 32 /dev/urandom | od -An -v -tx1 | tr -d ' \n'; }

[ -e .env ] || echo "POSTGRES_PASSWORD=$(random)" > .env
password=$(sed -n 's/^POSTGRES_PASSWORD=//p' .env)
[ -e secrets/pgbouncer_users ] || echo "\"shop\" \"$password\"" > secrets/pgbouncer_users

if [ ! -e shop.env ]; then
  id=$(random)
  secret=$(random)
  printf '{"identities":[{"name":"shop","credentials":[{"accessKey":"%s","secretKey":"%s"}],"actions":["Admin"]}]}\n' \
    "$id" "$secret" > secrets/store_keys.json
  sed -e "s/^SESSION_SECRET=.*/SESSION_SECRET=$(random)/" \
    -e "s/^S3_ACCESS_KEY_ID=.*/S3_ACCESS_KEY_ID=$id/" \
    -e "s/^S3_SECRET_ACCESS_KEY=.*/S3_SECRET_ACCESS_KEY=$secret/" shop.env.example > shop.env
fi
# The pooler and the store run as users of their own.
chmod 644 secrets/*

echo 'Fill in what is empty in deploy/shop.env:'
sed -n 's/^\([A-Z_0-9]*\)=$/  \1/p' shop.env
