-- A message as it was written, once for all who have it. Each account that has it keeps it in `emails`.
create table email_messages (
  id           {id},
  -- Whose words; null once the account is gone, whose name and address stay.
  from_user_id bigint references users (id) on delete set null,
  from_name    text not null,
  from_email   text not null,
  -- [{name, email}] each, as they were written to.
  recipients   {json} not null,
  cc           {json} not null,
  bcc          {json} not null,
  subject      text not null,
  -- Sanitised.
  html         text not null,
  -- Its first words as plain text.
  preview      text not null,
  -- The first message of the thread, which is the message itself where it began one.
  thread_id    bigint,
  in_reply_to  bigint references email_messages (id) on delete set null,
  is_demo      {boolean} not null,
  created_at   {instant} not null,
  updated_at   {instant} not null,
  -- When it is to leave; null for a draft.
  send_at      {instant},
  -- Null until it has left.
  sent_at      {instant},
  -- How often it was due and could not leave.
  send_failures integer not null default 0,
  -- What the writer calls the draft that it begins, so that asking twice makes one.
  draft_key    text,
  unique (from_user_id, draft_key)
);
create index email_messages_thread on email_messages (thread_id, id);
create index email_messages_due on email_messages (sent_at, send_at);
create index email_messages_answers on email_messages (in_reply_to);

-- What an account has in its box: an id of the specification's mails is a row of this table.
create table emails (
  id          {id},
  user_id     bigint not null references users (id) on delete cascade,
  message_id  bigint not null references email_messages (id) on delete cascade,
  thread_id   bigint not null,
  -- inbox, sent, draft, spam, trash
  folder      text not null,
  is_read     {boolean} not null,
  is_starred  {boolean} not null,
  -- The author's copy; who writes to themselves has another one, which arrived.
  is_own      {boolean} not null,
  -- The labels, a column each.
  is_private   {boolean} not null default false,
  is_company   {boolean} not null default false,
  is_important {boolean} not null default false,
  is_personal  {boolean} not null default false,
  -- When it was saved, left or arrived.
  at          {instant} not null,
  -- The subject's words, normalised.
  busca       text not null,
  unique (user_id, message_id, is_own)
);
-- A view is read out of one of these three alone, whatever it asks for: a page in its order, how many there are, what is searched for.
create index emails_folder on emails (user_id, folder, at, id, is_starred, is_private, is_company, is_important, is_personal, busca);
create index emails_all on emails (user_id, at, id, folder, is_starred, is_private, is_company, is_important, is_personal, busca);
create index emails_starred on emails (user_id, at, id, folder, is_starred, is_private, is_company, is_important, is_personal, busca)
  where is_starred and folder <> 'trash';
create index emails_unread on emails (user_id, folder) where not is_read;
create index emails_thread on emails (user_id, thread_id, at, id, folder, is_own, message_id);
create index emails_message on emails (message_id);

-- What a change of a whole view was made of, to take it back for some minutes.
create table email_batches (
  id         text primary key,
  user_id    bigint not null references users (id) on delete cascade,
  -- What it set: {column: value}.
  columns    {json} not null,
  created_at {instant} not null,
  -- Since somebody takes it back, it goes no further.
  is_over    {boolean} not null default false
);
create index email_batches_user on email_batches (user_id);
create index email_batches_created on email_batches (created_at);

-- The lines that it changed, as they were before. A line that is gone meanwhile is passed over.
create table email_batch_lines (
  batch_id     text not null references email_batches (id) on delete cascade,
  email_id     bigint not null,
  folder       text not null,
  is_read      {boolean} not null,
  is_starred   {boolean} not null,
  is_private   {boolean} not null,
  is_company   {boolean} not null,
  is_important {boolean} not null,
  is_personal  {boolean} not null,
  -- When it was to leave, where the change has stopped that.
  send_at      {instant},
  primary key (batch_id, email_id)
);

create table email_attachments (
  id         text primary key,
  message_id bigint not null references email_messages (id) on delete cascade,
  -- Its name among the files that are kept; a forwarded one is kept once.
  file       text not null,
  file_name  text not null,
  media_type text not null,
  size       bigint not null,
  created_at {instant} not null
);
create index email_attachments_message on email_attachments (message_id);
create index email_attachments_file on email_attachments (file);

-- The files of attachments, taken down before their first byte is kept: what nobody refers to for long is thrown away.
create table email_files (
  file         text primary key,
  created_at   {instant} not null,
  -- Since when nobody refers to it, as far as was noticed.
  unused_since {instant},
  -- Who sent it, and how many bytes it takes up; as many as it may become while it arrives.
  user_id      bigint references users (id) on delete set null,
  size         bigint not null default 0
);
create index email_files_user on email_files (user_id, size);
create index email_files_unused on email_files (unused_since, created_at);

-- A mail of the outbox that carries what somebody wrote, and not the program.
alter table mails add column email_message_id bigint references email_messages (id) on delete cascade;
-- Who wrote that; empty for the program's own mails.
alter table mails add column written_by text not null default '';
-- Their account: how much somebody writes to addresses outside is counted.
alter table mails add column author_id bigint references users (id) on delete set null;
create index mails_email_message on mails (email_message_id);
create index mails_author on mails (author_id, created_at);
