-- As on SQLite. «C» compares byte by byte, as SQLite does, whatever language the database was made for; and its indexes serve `like`.
alter table users alter column email type text collate "C";
alter table users alter column busca type text collate "C";
alter table users add column username_key text collate "C";
alter table users add column company_key text collate "C" not null default '';
alter table users add column country_key text collate "C" not null default '';
create unique index users_same_username on users (username_key);
update users set busca = null;

-- Only the removed stand in it: with all the others it would be taken for a way to them.
drop index users_removed;
create index users_removed on users (removed_at) where removed_at is not null;
drop index users_busca;
create index users_busca on users (busca) where removed_at is null;
create index users_company on users (company_key) where removed_at is null;
create index users_country on users (country_key) where removed_at is null;
create index users_counted on users (role, status) where removed_at is null;

-- Whoever is removed is named in no notification any more.
create index notifications_about on notifications (about, kind);
