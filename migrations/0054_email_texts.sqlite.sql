-- What mails are searched by, once per message, apart from the message so that sending one does not rewrite it.
create table email_texts (
  id         integer primary key references email_messages (id) on delete cascade,
  -- Folded names and addresses: the author's, those of To and Cc, those of Bcc.
  sender     text not null,
  recipients text not null,
  hidden     text not null,
  -- Normalised words, a line each: subject, author and recipients; names of attachments; text.
  busca      text not null
);
-- The index reads the words from the row itself, so they are kept once; triggers tell it of changes. Prefixes of three letters have an
-- index too: users see results while they type.
create virtual table email_texts_busca using fts5 (busca, content = 'email_texts', content_rowid = 'id', tokenize = 'unicode61', prefix = '3');

create trigger email_texts_busca_insert after insert on email_texts begin
  insert into email_texts_busca (rowid, busca) values (new.id, new.busca);
end;
create trigger email_texts_busca_update after update of busca on email_texts when old.busca <> new.busca begin
  insert into email_texts_busca (email_texts_busca, rowid, busca) values ('delete', old.id, old.busca);
  insert into email_texts_busca (rowid, busca) values (new.id, new.busca);
end;
create trigger email_texts_busca_delete after delete on email_texts begin
  insert into email_texts_busca (email_texts_busca, rowid, busca) values ('delete', old.id, old.busca);
end;
