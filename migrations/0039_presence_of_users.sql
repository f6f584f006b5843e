-- The demonstration had given its sign-in accounts sessions that nobody had opened, so that they looked present. Real ones end within days.
delete from sessions
where remember_until = '9999-12-31T00:00:00.000Z' and remember_hash is null and user_agent = '' and address = ''
  and user_id in (select id from users where password <> '');
