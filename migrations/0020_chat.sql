-- What accounts say of themselves to those they chat with; there is no row until they have said something.
create table chat_profiles (
  user_id bigint primary key references users (id) on delete cascade,
  about   text not null,
  -- online, away, busy, offline; null: as long as nothing was chosen
  status  text
);

-- Two accounts that know each other; the one with the smaller id comes first. What somebody wrote outlasts their account, so nothing
-- here goes with it.
create table chats (
  id         {id},
  first_id   bigint not null,
  second_id  bigint not null,
  created_at {instant} not null,
  unique (first_id, second_id)
);

create table chat_messages (
  id        {id},
  chat_id   bigint not null references chats (id) on delete cascade,
  sender_id bigint not null,
  message   text not null,
  -- Its words, normalised.
  busca     text not null,
  -- Named by the sender's browser: what is sent again because no answer came is kept once.
  key       text not null,
  sent_at   {instant} not null,
  unique (sender_id, key)
);
create index chat_messages_chat on chat_messages (chat_id, id, sender_id);

-- How a chat stands for each of the two; the row goes with its account, the chat with the second of them.
create table chat_members (
  chat_id       bigint not null references chats (id) on delete cascade,
  user_id       bigint not null references users (id) on delete cascade,
  contact_id    bigint not null,
  -- What the contact was called when they last wrote, for the time when their account is gone; and the same folded.
  contact_name  text not null,
  contact_busca text not null,
  unseen        integer not null,
  -- The last of the other's messages that was seen, and the last message of all that was cleared away; 0: none.
  seen_upto     bigint not null,
  cleared_upto  bigint not null,
  -- The newest message that is not cleared away; 0: none.
  last_id       bigint not null,
  is_important  {boolean} not null,
  is_blocked    {boolean} not null,
  -- Until when the account is typing.
  typing_until  {instant},
  primary key (user_id, contact_id)
);
create index chat_members_chat on chat_members (chat_id);
create index chat_members_last on chat_members (user_id, is_important, last_id) where last_id > 0;
create index chat_members_unseen on chat_members (user_id, unseen) where unseen > 0;
create index chat_members_typing on chat_members (contact_id, typing_until) where typing_until is not null;
