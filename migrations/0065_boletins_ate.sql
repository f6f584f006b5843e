-- Each search, and what an account follows, has its own moment up to which bulletins told of it: it stays when they come
-- weekly instead of daily. Without mail it means nothing, and is set when mail begins.
alter table search_alerts add column mailed_until {instant} not null default '1970-01-01T00:00:00.000Z';
update search_alerts set mailed_until =
  (select case search_alerts.mail when 'weekly' then semanal_ate else diario_ate end from boletins where boletins.user_id = search_alerts.user_id)
  where user_id in (select user_id from boletins);
alter table boletins add column acompanhados_ate {instant} not null default '1970-01-01T00:00:00.000Z';
update boletins set acompanhados_ate = case acompanhados when 'weekly' then semanal_ate else diario_ate end;
alter table boletins drop column diario_ate;
alter table boletins drop column semanal_ate;
