-- How many rows and bytes of each kind an account keeps, kept by triggers in the transaction that writes them, so that no way of writing
-- can forget it. Bytes are those of what was written, without indexes and what is derived for searching. A mail counts once for itself
-- and once for each address, because it becomes a row in each box; so does an event for each guest.
create table account_usage (
  user_id integer not null references users (id) on delete cascade,
  kind    text not null,
  items   integer not null,
  bytes   integer not null,
  primary key (user_id, kind)
) without rowid;

-- What is written into this view is added up. Rows of an account that is being removed, or gone, count no more.
create view account_usage_changes as select user_id, kind, items, bytes from account_usage where false;
create trigger account_usage_changes_insert instead of insert on account_usage_changes begin
  insert into account_usage (user_id, kind, items, bytes)
  select new.user_id, new.kind, new.items, new.bytes where exists (select 1 from users where id = new.user_id)
  on conflict (user_id, kind) do update set items = items + excluded.items, bytes = bytes + excluded.bytes;
end;

create trigger email_messages_usage_insert after insert on email_messages begin
  insert into account_usage_changes values (new.from_user_id, 'mail', 1 + json_array_length(new.recipients) + json_array_length(new.cc) + json_array_length(new.bcc), octet_length(new.subject) + octet_length(new.html) + octet_length(new.preview) + octet_length(new.recipients) + octet_length(new.cc) + octet_length(new.bcc));
end;
create trigger email_messages_usage_update after update of from_user_id, subject, html, preview, recipients, cc, bcc on email_messages begin
  insert into account_usage_changes values (old.from_user_id, 'mail', -(1 + json_array_length(old.recipients) + json_array_length(old.cc) + json_array_length(old.bcc)), -(octet_length(old.subject) + octet_length(old.html) + octet_length(old.preview) + octet_length(old.recipients) + octet_length(old.cc) + octet_length(old.bcc)));
  insert into account_usage_changes values (new.from_user_id, 'mail', 1 + json_array_length(new.recipients) + json_array_length(new.cc) + json_array_length(new.bcc), octet_length(new.subject) + octet_length(new.html) + octet_length(new.preview) + octet_length(new.recipients) + octet_length(new.cc) + octet_length(new.bcc));
end;
create trigger email_messages_usage_delete after delete on email_messages begin
  insert into account_usage_changes values (old.from_user_id, 'mail', -(1 + json_array_length(old.recipients) + json_array_length(old.cc) + json_array_length(old.bcc)), -(octet_length(old.subject) + octet_length(old.html) + octet_length(old.preview) + octet_length(old.recipients) + octet_length(old.cc) + octet_length(old.bcc)));
end;

create trigger email_files_usage_insert after insert on email_files begin
  insert into account_usage_changes values (new.user_id, 'attachments', 1, new.size);
end;
create trigger email_files_usage_update after update of user_id, size on email_files begin
  insert into account_usage_changes values (old.user_id, 'attachments', -1, -old.size);
  insert into account_usage_changes values (new.user_id, 'attachments', 1, new.size);
end;
create trigger email_files_usage_delete after delete on email_files begin
  insert into account_usage_changes values (old.user_id, 'attachments', -1, -old.size);
end;

create trigger chat_messages_usage_insert after insert on chat_messages begin
  insert into account_usage_changes values (new.sender_id, 'chat', 1, octet_length(new.message));
end;
create trigger chat_messages_usage_update after update of sender_id, message on chat_messages begin
  insert into account_usage_changes values (old.sender_id, 'chat', -1, -octet_length(old.message));
  insert into account_usage_changes values (new.sender_id, 'chat', 1, octet_length(new.message));
end;
create trigger chat_messages_usage_delete after delete on chat_messages begin
  insert into account_usage_changes values (old.sender_id, 'chat', -1, -octet_length(old.message));
end;

create trigger tasks_usage_insert after insert on tasks begin
  insert into account_usage_changes values (new.user_id, 'tasks', 1, octet_length(new.title) + octet_length(new.description));
end;
create trigger tasks_usage_update after update of user_id, title, description on tasks begin
  insert into account_usage_changes values (old.user_id, 'tasks', -1, -(octet_length(old.title) + octet_length(old.description)));
  insert into account_usage_changes values (new.user_id, 'tasks', 1, octet_length(new.title) + octet_length(new.description));
end;
create trigger tasks_usage_delete after delete on tasks begin
  insert into account_usage_changes values (old.user_id, 'tasks', -1, -(octet_length(old.title) + octet_length(old.description)));
end;

create trigger calendar_events_usage_insert after insert on calendar_events begin
  insert into account_usage_changes values (new.user_id, 'events', 1 + json_array_length(new.guests), octet_length(new.title) + octet_length(new.url) + octet_length(new.location) + octet_length(new.description) + octet_length(new.guests));
end;
create trigger calendar_events_usage_update after update of user_id, title, url, location, description, guests on calendar_events begin
  insert into account_usage_changes values (old.user_id, 'events', -(1 + json_array_length(old.guests)), -(octet_length(old.title) + octet_length(old.url) + octet_length(old.location) + octet_length(old.description) + octet_length(old.guests)));
  insert into account_usage_changes values (new.user_id, 'events', 1 + json_array_length(new.guests), octet_length(new.title) + octet_length(new.url) + octet_length(new.location) + octet_length(new.description) + octet_length(new.guests));
end;
create trigger calendar_events_usage_delete after delete on calendar_events begin
  insert into account_usage_changes values (old.user_id, 'events', -(1 + json_array_length(old.guests)), -(octet_length(old.title) + octet_length(old.url) + octet_length(old.location) + octet_length(old.description) + octet_length(old.guests)));
end;

create trigger follows_usage_insert after insert on follows begin
  insert into account_usage_changes values (new.user_id, 'follows', 1, octet_length(new.note));
end;
create trigger follows_usage_update after update of user_id, note on follows begin
  insert into account_usage_changes values (old.user_id, 'follows', -1, -octet_length(old.note));
  insert into account_usage_changes values (new.user_id, 'follows', 1, octet_length(new.note));
end;
create trigger follows_usage_delete after delete on follows begin
  insert into account_usage_changes values (old.user_id, 'follows', -1, -octet_length(old.note));
end;

create trigger feed_posts_usage_insert after insert on feed_posts begin
  insert into account_usage_changes values (new.user_id, 'posts', 1, octet_length(new.text));
end;
create trigger feed_posts_usage_update after update of user_id, text on feed_posts begin
  insert into account_usage_changes values (old.user_id, 'posts', -1, -octet_length(old.text));
  insert into account_usage_changes values (new.user_id, 'posts', 1, octet_length(new.text));
end;
create trigger feed_posts_usage_delete after delete on feed_posts begin
  insert into account_usage_changes values (old.user_id, 'posts', -1, -octet_length(old.text));
end;

create trigger polls_usage_insert after insert on polls begin
  insert into account_usage_changes values (new.user_id, 'posts', 1, octet_length(new.question));
end;
create trigger polls_usage_update after update of user_id, question on polls begin
  insert into account_usage_changes values (old.user_id, 'posts', -1, -octet_length(old.question));
  insert into account_usage_changes values (new.user_id, 'posts', 1, octet_length(new.question));
end;
create trigger polls_usage_delete after delete on polls begin
  insert into account_usage_changes values (old.user_id, 'posts', -1, -octet_length(old.question));
end;

create trigger feed_comments_usage_insert after insert on feed_comments begin
  insert into account_usage_changes values (new.user_id, 'comments', 1, octet_length(new.text));
end;
create trigger feed_comments_usage_update after update of user_id, text on feed_comments begin
  insert into account_usage_changes values (old.user_id, 'comments', -1, -octet_length(old.text));
  insert into account_usage_changes values (new.user_id, 'comments', 1, octet_length(new.text));
end;
create trigger feed_comments_usage_delete after delete on feed_comments begin
  insert into account_usage_changes values (old.user_id, 'comments', -1, -octet_length(old.text));
end;

create trigger blog_comments_usage_insert after insert on blog_comments begin
  insert into account_usage_changes values (new.user_id, 'comments', 1, octet_length(new.text));
end;
create trigger blog_comments_usage_update after update of user_id, text on blog_comments begin
  insert into account_usage_changes values (old.user_id, 'comments', -1, -octet_length(old.text));
  insert into account_usage_changes values (new.user_id, 'comments', 1, octet_length(new.text));
end;
create trigger blog_comments_usage_delete after delete on blog_comments begin
  insert into account_usage_changes values (old.user_id, 'comments', -1, -octet_length(old.text));
end;

create trigger blog_posts_usage_insert after insert on blog_posts begin
  insert into account_usage_changes values (new.user_id, 'articles', 1, octet_length(new.title) + octet_length(new.content) + octet_length(new.excerpt) + octet_length(new.summary));
end;
create trigger blog_posts_usage_update after update of user_id, title, content, excerpt, summary on blog_posts begin
  insert into account_usage_changes values (old.user_id, 'articles', -1, -(octet_length(old.title) + octet_length(old.content) + octet_length(old.excerpt) + octet_length(old.summary)));
  insert into account_usage_changes values (new.user_id, 'articles', 1, octet_length(new.title) + octet_length(new.content) + octet_length(new.excerpt) + octet_length(new.summary));
end;
create trigger blog_posts_usage_delete after delete on blog_posts begin
  insert into account_usage_changes values (old.user_id, 'articles', -1, -(octet_length(old.title) + octet_length(old.content) + octet_length(old.excerpt) + octet_length(old.summary)));
end;

create trigger images_usage_insert after insert on images begin
  insert into account_usage_changes values (new.user_id, 'pictures', 1, octet_length(new.bytes));
end;
create trigger images_usage_update after update of user_id, bytes on images begin
  insert into account_usage_changes values (old.user_id, 'pictures', -1, -octet_length(old.bytes));
  insert into account_usage_changes values (new.user_id, 'pictures', 1, octet_length(new.bytes));
end;
create trigger images_usage_delete after delete on images begin
  insert into account_usage_changes values (old.user_id, 'pictures', -1, -octet_length(old.bytes));
end;

create trigger orders_usage_insert after insert on orders begin
  insert into account_usage_changes values (new.user_id, 'orders', 1, octet_length(new.busca) + octet_length(new.address));
end;
create trigger orders_usage_update after update of user_id, busca, address on orders begin
  insert into account_usage_changes values (old.user_id, 'orders', -1, -(octet_length(old.busca) + octet_length(old.address)));
  insert into account_usage_changes values (new.user_id, 'orders', 1, octet_length(new.busca) + octet_length(new.address));
end;
create trigger orders_usage_delete after delete on orders begin
  insert into account_usage_changes values (old.user_id, 'orders', -1, -(octet_length(old.busca) + octet_length(old.address)));
end;

create trigger delivery_addresses_usage_insert after insert on delivery_addresses begin
  insert into account_usage_changes values (new.user_id, 'addresses', 1, octet_length(new.content));
end;
create trigger delivery_addresses_usage_update after update of user_id, content on delivery_addresses begin
  insert into account_usage_changes values (old.user_id, 'addresses', -1, -octet_length(old.content));
  insert into account_usage_changes values (new.user_id, 'addresses', 1, octet_length(new.content));
end;
create trigger delivery_addresses_usage_delete after delete on delivery_addresses begin
  insert into account_usage_changes values (old.user_id, 'addresses', -1, -octet_length(old.content));
end;

-- What is there already.
insert into account_usage (user_id, kind, items, bytes)
select owner, kind, sum(items), sum(bytes) from (
  select from_user_id as owner, 'mail' as kind, 1 + json_array_length(recipients) + json_array_length(cc) + json_array_length(bcc) as items, octet_length(subject) + octet_length(html) + octet_length(preview) + octet_length(recipients) + octet_length(cc) + octet_length(bcc) as bytes from email_messages
  union all select user_id as owner, 'attachments' as kind, 1 as items, size as bytes from email_files
  union all select sender_id as owner, 'chat' as kind, 1 as items, octet_length(message) as bytes from chat_messages
  union all select user_id as owner, 'tasks' as kind, 1 as items, octet_length(title) + octet_length(description) as bytes from tasks
  union all select user_id as owner, 'events' as kind, 1 + json_array_length(guests) as items, octet_length(title) + octet_length(url) + octet_length(location) + octet_length(description) + octet_length(guests) as bytes from calendar_events
  union all select user_id as owner, 'follows' as kind, 1 as items, octet_length(note) as bytes from follows
  union all select user_id as owner, 'posts' as kind, 1 as items, octet_length(text) as bytes from feed_posts
  union all select user_id as owner, 'posts' as kind, 1 as items, octet_length(question) as bytes from polls
  union all select user_id as owner, 'comments' as kind, 1 as items, octet_length(text) as bytes from feed_comments
  union all select user_id as owner, 'comments' as kind, 1 as items, octet_length(text) as bytes from blog_comments
  union all select user_id as owner, 'articles' as kind, 1 as items, octet_length(title) + octet_length(content) + octet_length(excerpt) + octet_length(summary) as bytes from blog_posts
  union all select user_id as owner, 'pictures' as kind, 1 as items, octet_length(bytes) as bytes from images
  union all select user_id as owner, 'orders' as kind, 1 as items, octet_length(busca) + octet_length(address) as bytes from orders
  union all select user_id as owner, 'addresses' as kind, 1 as items, octet_length(content) as bytes from delivery_addresses
) where owner in (select id from users) group by owner, kind;
