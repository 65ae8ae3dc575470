#!/bin/sh
# Patroni calls this once, when the cluster is made, with the address of the new primary.
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set "password=$CLUSTER_DATABASE_PASSWORD" "$1" <<'SQL'
create role etabli login createdb password :'password';
create database etabli owner etabli;
SQL
