#!/bin/sh
# Beside two PostgreSQL: lets writes wait for the standby while it follows, and go on without it while it is away, so that it has
# everything that was acknowledged whenever the file `synchronous` is there. Reads HOSTS (`host1 host2`, or host:port), STATE (a folder) and
# POSTGRES_PASSWORD.
#   keeper.sh                runs until it is stopped
#   keeper.sh promote HOST   lets the standby HOST take the place of a primary that is down
set -eu
export PGPASSWORD="$POSTGRES_PASSWORD" PGCONNECT_TIMEOUT=2 PGOPTIONS='-c statement_timeout=2000'

ask() {
  case $1 in *:*) port=${1##*:} ;; *) port=5432 ;; esac
  psql -qtAX "host=${1%%:*} port=$port user=postgres dbname=postgres" -c "$2" 2>/dev/null || true
}
wait_for() {
  ask "$1" "alter system set synchronous_standby_names = '$2'"
  ask "$1" 'select pg_reload_conf()' > /dev/null
}
say() { echo "$(date -u +%FT%TZ) $*"; }

if [ "${1:-}" = promote ]; then
  standby=${2:?Which host is to take the place of the primary?}
  for host in $HOSTS; do
    if [ "$(ask "$host" 'select not pg_is_in_recovery()')" = t ]; then echo "$host still accepts writes: stop it first." >&2; exit 1; fi
  done
  if [ ! -e "$STATE/synchronous" ]; then
    echo 'The standby was away while writes were acknowledged, and may lack them. Start the primary again instead.' >&2
    exit 1
  fi
  rm "$STATE/synchronous"
  export PGOPTIONS=''
  [ "$(ask "$standby" 'select pg_promote()')" = t ] || { echo "$standby could not be promoted." >&2; exit 1; }
  say "$standby accepts writes now."
  exit
fi

state="select coalesce((select case when sync_state = 'sync' then 'sync' when flush_lsn >= pg_current_wal_lsn() - 1048576::numeric then 'near' end
  from pg_stat_replication where application_name = 'standby' and state = 'streaming'), 'away')
  || ' ' || current_setting('synchronous_standby_names') where not pg_is_in_recovery()"
away=0
seen=0
while true; do
  for host in $HOSTS; do
    found=$(ask "$host" "$state")
    [ -n "$found" ] || continue
    case $found in
      'sync standby')
        away=0
        seen=$((seen + 1))
        # By the second look every connection of the primary knows the setting.
        if [ $seen -ge 2 ] && [ ! -e "$STATE/synchronous" ]; then
          touch "$STATE/synchronous"
          say "Writes on $host are on the standby before they are acknowledged."
        fi
        ;;
      'near ')
        away=0
        seen=0
        wait_for "$host" standby
        ;;
      'away standby')
        seen=0
        away=$((away + 1))
        if [ $away -ge 2 ]; then
          # Removed first: from now on the standby may lack something.
          rm -f "$STATE/synchronous"
          wait_for "$host" ''
          say "The standby is away: writes on $host are acknowledged without it."
        fi
        ;;
      *) seen=0 ;;
    esac
  done
  sleep 1
done
