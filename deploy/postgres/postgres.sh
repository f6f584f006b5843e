#!/bin/sh
# PostgreSQL as one of two: the primary, or its hot standby. Reads PGDATA, OTHER (the other's host, or host:port) and the passwords
# POSTGRES_PASSWORD, REPLICATION_PASSWORD and CERTAME_PASSWORD.
#   postgres.sh init   makes an empty primary, once
#   postgres.sh        starts what is in PGDATA; where nothing is, it becomes the standby of the other
set -eu
export PGCONNECT_TIMEOUT=3
port=${PGPORT:-5432}
other_host=${OTHER%%:*}
other_port=5432
case $OTHER in *:*) other_port=${OTHER##*:} ;; esac

ask_other() {
  PGPASSWORD=$POSTGRES_PASSWORD psql -qtAX "host=$other_host port=$other_port user=postgres dbname=postgres" -c "$1" 2>/dev/null || true
}
is_other_primary() { [ "$(ask_other 'select not pg_is_in_recovery()')" = t ]; }

create() {
  [ ! -e "$PGDATA/PG_VERSION" ] || { echo "There is a database in $PGDATA already." >&2; exit 1; }
  if is_other_primary; then echo "$OTHER accepts writes: start this one without init, as its standby." >&2; exit 1; fi
  umask 077
  secret=$(mktemp)
  printf '%s' "$POSTGRES_PASSWORD" > "$secret"
  initdb -D "$PGDATA" -U postgres -A scram-sha-256 --pwfile="$secret" -E UTF8 --locale=C.UTF-8
  rm "$secret"
  # Said at the start below: with another value here every reload would report an error in this file.
  sed -i '/^max_connections/d' "$PGDATA/postgresql.conf"
  printf 'host all all all scram-sha-256\nhost replication replication all scram-sha-256\n' >> "$PGDATA/pg_hba.conf"
  sockets=$(mktemp -d)
  pg_ctl -D "$PGDATA" -w start -o "-c listen_addresses='' -c unix_socket_directories=$sockets -p $port"
  PGPASSWORD=$POSTGRES_PASSWORD psql -qX -v ON_ERROR_STOP=1 -v certame="$CERTAME_PASSWORD" -v replication="$REPLICATION_PASSWORD" \
    "host=$sockets port=$port user=postgres dbname=postgres" <<'SQL'
create role certame login password :'certame';
create role replication login replication password :'replication';
create database certame owner certame encoding 'UTF8' template template0;
SQL
  pg_ctl -D "$PGDATA" -w stop
}

copy_other() {
  echo "Waiting for $OTHER, to become its standby."
  until is_other_primary; do sleep 1; done
  ask_other "select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = 'standby' and not active" > /dev/null
  umask 077
  # Kept beside the data: the standby connects with it from now on.
  printf '%s:%s:*:replication:%s\n' "$other_host" "$other_port" "$REPLICATION_PASSWORD" > "$PGDATA.secret"
  pg_basebackup -D "$PGDATA" -R -C -S standby -X stream --checkpoint=fast \
    -d "host=$other_host port=$other_port user=replication application_name=standby passfile=$PGDATA.secret"
  # It waits for a standby of its own only once it has one.
  sed -i '/^synchronous_standby_names/d' "$PGDATA/postgresql.auto.conf"
}

if [ "${1:-}" = init ]; then
  create
  exit
fi
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  copy_other
elif [ ! -e "$PGDATA/standby.signal" ] && is_other_primary; then
  # Two that accept writes would be worse than one.
  echo "$OTHER has taken this one's place. Empty $PGDATA, and it becomes the standby of $OTHER." >&2
  sleep 10
  exit 1
fi
exec postgres -D "$PGDATA" -p "$port" -c "listen_addresses=${LISTEN:-*}" -c unix_socket_directories=/tmp -c max_connections=200 \
  -c wal_level=replica -c hot_standby=on -c hot_standby_feedback=on -c max_slot_wal_keep_size=4GB \
  -c wal_sender_timeout=2500ms -c wal_receiver_timeout=3s -c wal_receiver_status_interval=1s -c wal_retrieve_retry_interval=500ms
