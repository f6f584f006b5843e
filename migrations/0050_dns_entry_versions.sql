-- Two people may edit an entry of the DNS list: the version shows an edit that others have overtaken.
alter table dns_entries add column version integer not null default 1;
-- When an entry was removed from the list by itself, and by whom; null for all others.
alter table dns_entries add column removed_at {instant};
alter table dns_entries add column removed_by bigint;

-- Entries that were removed before: as the log says, otherwise since the list was last changed by hand.
update dns_entries
set removed_at = coalesce(
      (select max(at) from audit_events
       where kind = 'dnsEntryRemoved' and subject_type = 'dnsEntry' and subject_id = dns_entries.id),
      (select max(committed_at) from dns_uploads where formato = 'manual')),
    removed_by = (select actor_id from audit_events
      where kind = 'dnsEntryRemoved' and subject_type = 'dnsEntry' and subject_id = dns_entries.id
      order by id desc limit 1)
where cast(faults as text) like '%"removed"%';

create index dns_entries_removed on dns_entries (removed_at) where removed_at is not null;
