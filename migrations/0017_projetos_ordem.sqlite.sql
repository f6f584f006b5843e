-- With what the filter by author looks in, so that it need not read whole bills.
create index projetos_ultima on projetos (ultima_tramitacao, id, autores_busca);
create index projetos_casa_ultima on projetos (casa, ultima_tramitacao, id);
create index projetos_tipo_ultima on projetos (tipo, situacao, ultima_tramitacao, id);
create index projetos_situacao_ultima on projetos (situacao, ultima_tramitacao, id);
