-- A run has its file before it begins, and may be taken up again.
alter table importacoes rename column iniciada_em to recebida_em;
alter table importacoes add column iniciada_em {instant};
update importacoes set iniciada_em = recebida_em;
alter table importacoes add column formato text not null default 'json';
alter table importacoes add column bytes bigint not null default 0;
alter table importacoes add column registros integer not null default 0;
alter table importacoes add column aguardando integer not null default 0;
alter table importacoes add column compra text not null default '';
alter table importacoes add column colunas {json};
alter table importacoes add column previa {json};
alter table importacoes add column problema {json};
alter table importacoes add column guardado text;
alter table importacoes add column tentativa integer not null default 0;
update importacoes set registros = lidos;
-- Their files were never kept.
update importacoes set estado = 'falhou', terminada_em = recebida_em where estado = 'em_andamento';
alter table importacoes drop column erro;
create index importacoes_estado on importacoes (estado, id);
drop index importacoes_rejeitos_importacao;
create index importacoes_rejeitos_importacao on importacoes_rejeitos (importacao_id, id);

-- A lote may have several results, and a result may come before its lote.
create table resultados (
  id                   {id},
  licitacao_id         bigint not null references licitacoes (id) on delete cascade,
  numero               integer not null,
  sequencial           integer not null,
  fornecedor           text not null,
  fornecedor_documento text not null,
  porte                text not null,
  quantidade           {amount},
  valor_unitario       {amount},
  valor_total          {amount},
  desconto             {amount},
  data                 text,
  situacao             text not null,
  cancelado            {boolean} not null,
  atualizacao          {instant},
  unique (licitacao_id, numero, sequencial)
);
insert into resultados (licitacao_id, numero, sequencial, fornecedor, fornecedor_documento, porte, quantidade, valor_total, situacao, cancelado)
  select licitacao_id, numero, 1, coalesce(fornecedor, ''), coalesce(fornecedor_documento, ''), '', quantidade, valor_homologado, '', false
  from lotes where fornecedor is not null or valor_homologado is not null order by licitacao_id, numero;
alter table lotes drop column fornecedor;
alter table lotes drop column fornecedor_documento;
alter table lotes drop column valor_homologado;
alter table lotes add column atualizacao {instant};

-- Parts of notices that came before their notice, word for word.
create table licitacoes_espera (
  controle    text not null,
  tipo        text not null,
  chave       text not null,
  registro    text not null,
  recebida_em {instant} not null,
  primary key (controle, tipo, chave)
);

-- What imports changed in a notice, field by field.
create table licitacoes_alteracoes (
  id            {id},
  licitacao_id  bigint not null references licitacoes (id) on delete cascade,
  importacao_id bigint,
  fonte         text not null,
  parte         text not null,
  numero        text not null,
  campo         text not null,
  antes         text,
  depois        text,
  alterada_em   {instant} not null
);
create index licitacoes_alteracoes_licitacao on licitacoes_alteracoes (licitacao_id, id);

alter table importacoes_rejeitos add column valor text not null default '';

-- The import that last wrote a notice.
alter table licitacoes add column importacao_id bigint;
create index licitacoes_importacao on licitacoes (importacao_id, id);
