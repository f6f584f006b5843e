-- When the first step is that is put down for a day to come; ultima_tramitacao is the last one that has happened. What is kept already is
-- put right at the start and every hour (projetosDeLei/server/tidy.ts).
alter table projetos add column proxima_tramitacao {instant};
create index projetos_proxima on projetos (proxima_tramitacao) where proxima_tramitacao is not null;
