-- What mails are searched by, once per message, apart from the message so that sending one does not rewrite it.
create table email_texts (
  id         bigint primary key references email_messages (id) on delete cascade,
  -- Folded names and addresses: the author's, those of To and Cc, those of Bcc.
  sender     text not null,
  recipients text not null,
  hidden     text not null,
  -- Normalised words, a line each: subject, author and recipients; names of attachments; text.
  busca      text not null
);
create index email_texts_busca on email_texts using gin (to_tsvector('simple', busca));
