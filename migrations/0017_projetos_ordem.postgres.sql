-- In the order of lists: what has no date comes last, from either end.
create index projetos_ultima on projetos (ultima_tramitacao, id);
create index projetos_ultima_desc on projetos (ultima_tramitacao desc nulls last, id desc);
create index projetos_apresentacao_desc on projetos (apresentacao desc nulls last, id desc);
create index projetos_casa_desc on projetos (casa, ultima_tramitacao desc nulls last, id desc);
create index projetos_tipo_desc on projetos (tipo, ultima_tramitacao desc nulls last, id desc);
create index projetos_situacao_desc on projetos (situacao, ultima_tramitacao desc nulls last, id desc);
-- Steps of one hour follow their words letter by letter, as they do in SQLite.
alter table projetos_tramitacoes alter column descricao type text collate "C";
