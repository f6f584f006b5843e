-- The files of offers, a row for each version. Files of a deleted offer are deleted soon after it.
create table propostas_arquivos (
  id          text primary key,
  -- null: the offer is deleted.
  proposta_id bigint references propostas (id) on delete set null,
  -- Who sent it.
  user_id     bigint references users (id) on delete set null,
  file_name   text not null,
  -- The name without accents and case: versions have it in common.
  chave       {key} not null,
  -- 0 while the file arrives.
  versao      integer not null,
  -- Empty while the file arrives.
  media_type  text not null,
  -- In bytes; as many as it may become while it arrives.
  size        bigint not null,
  created_at  {instant} not null,
  removed_at  {instant},
  removed_by  bigint
);
create index propostas_arquivos_proposta on propostas_arquivos (proposta_id, chave, versao);
create index propostas_arquivos_user on propostas_arquivos (user_id);
create index propostas_arquivos_removed on propostas_arquivos (removed_at);

create trigger propostas_arquivos_usage_insert after insert on propostas_arquivos begin
  insert into account_usage_changes values (new.user_id, 'propostaArquivos', 1, new.size);
end;
create trigger propostas_arquivos_usage_update after update of user_id, size on propostas_arquivos begin
  insert into account_usage_changes values (old.user_id, 'propostaArquivos', -1, -old.size);
  insert into account_usage_changes values (new.user_id, 'propostaArquivos', 1, new.size);
end;
create trigger propostas_arquivos_usage_delete after delete on propostas_arquivos begin
  insert into account_usage_changes values (old.user_id, 'propostaArquivos', -1, -old.size);
end;
