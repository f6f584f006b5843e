create index projetos_busca on projetos using gin (to_tsvector('simple', busca));
