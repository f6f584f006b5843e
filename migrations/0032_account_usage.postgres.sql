-- How many rows and bytes of each kind an account keeps, kept by triggers in the transaction that writes them, so that no way of writing
-- can forget it. Bytes are those of what was written, without indexes and what is derived for searching. A mail counts once for itself
-- and once for each address, because it becomes a row in each box; so does an event for each guest.
create table account_usage (
  user_id bigint not null references users (id) on delete cascade,
  kind    text not null,
  items   bigint not null,
  bytes   bigint not null,
  primary key (user_id, kind)
) with (fillfactor = 60);

-- Statement by statement, one change of a counter each, in the order of accounts, so that two statements do not wait for each other.
-- Rows of an account that is being removed, or gone, count no more.
do $$
declare
  source record;
  added text;
  removed text;
  total constant text := $sql$
    insert into account_usage as kept (user_id, kind, items, bytes)
    select owner, %L, sum(items), sum(bytes) from (%s) as changed
    where exists (select 1 from users where id = owner)
    group by owner having sum(items) <> 0 or sum(bytes) <> 0 order by owner
    on conflict (user_id, kind) do update set items = kept.items + excluded.items, bytes = kept.bytes + excluded.bytes
  $sql$;
begin
  for source in
    select * from (values
      ('email_messages', 'mail', 'from_user_id', '1 + jsonb_array_length(recipients) + jsonb_array_length(cc) + jsonb_array_length(bcc)', 'octet_length(subject) + octet_length(html) + octet_length(preview) + octet_length(recipients::text) + octet_length(cc::text) + octet_length(bcc::text)'),
      ('email_files', 'attachments', 'user_id', '1', 'size'),
      ('chat_messages', 'chat', 'sender_id', '1', 'octet_length(message)'),
      ('tasks', 'tasks', 'user_id', '1', 'octet_length(title) + octet_length(description)'),
      ('calendar_events', 'events', 'user_id', '1 + jsonb_array_length(guests)', 'octet_length(title) + octet_length(url) + octet_length(location) + octet_length(description) + octet_length(guests::text)'),
      ('follows', 'follows', 'user_id', '1', 'octet_length(note)'),
      ('feed_posts', 'posts', 'user_id', '1', 'octet_length(text)'),
      ('polls', 'posts', 'user_id', '1', 'octet_length(question)'),
      ('feed_comments', 'comments', 'user_id', '1', 'octet_length(text)'),
      ('blog_comments', 'comments', 'user_id', '1', 'octet_length(text)'),
      ('blog_posts', 'articles', 'user_id', '1', 'octet_length(title) + octet_length(content) + octet_length(excerpt) + octet_length(summary)'),
      ('images', 'pictures', 'user_id', '1', 'octet_length(bytes)'),
      ('orders', 'orders', 'user_id', '1', 'octet_length(busca) + octet_length(address::text)'),
      ('delivery_addresses', 'addresses', 'user_id', '1', 'octet_length(content::text)')
    ) as sources (name, kind, owner, items, bytes)
  loop
    added := format('select %s as owner, (%s)::bigint as items, (%s)::bigint as bytes from added', source.owner, source.items, source.bytes);
    removed := format('select %s as owner, -(%s)::bigint as items, -(%s)::bigint as bytes from removed', source.owner, source.items, source.bytes);
    execute format(
      $sql$
        create function %1$s_usage() returns trigger language plpgsql as $body$ begin
          if TG_OP = 'INSERT' then %2$s;
          elsif TG_OP = 'UPDATE' then %3$s;
          else %4$s;
          end if;
          return null;
        end $body$;
        create trigger %1$s_usage_insert after insert on %1$s
          referencing new table as added for each statement execute function %1$s_usage();
        create trigger %1$s_usage_update after update on %1$s
          referencing old table as removed new table as added for each statement execute function %1$s_usage();
        create trigger %1$s_usage_delete after delete on %1$s
          referencing old table as removed for each statement execute function %1$s_usage();
      $sql$,
      source.name,
      format(total, source.kind, added),
      format(total, source.kind, added || ' union all ' || removed),
      format(total, source.kind, removed)
    );
    -- What is there already.
    execute format(total, source.kind, replace(added, ' from added', ' from ' || source.name));
  end loop;
end $$;
