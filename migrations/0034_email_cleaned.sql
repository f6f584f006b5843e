-- By which rules a message was cleaned, so that showing it need not clean it each time.
alter table email_messages add column cleaned text not null default '';
