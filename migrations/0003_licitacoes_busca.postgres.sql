create index licitacoes_busca on licitacoes using gin (to_tsvector('simple', busca));
