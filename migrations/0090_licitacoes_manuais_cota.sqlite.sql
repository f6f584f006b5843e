-- In bytes, what a user entered into the form of a notice, with its items; null for notices from sources and sheets. Those count for the
-- account that entered them, as its other data do (migration 0032). Deleted ones count no more.
alter table licitacoes add column manual_bytes integer;

create trigger licitacoes_usage_insert after insert on licitacoes when new.manual_bytes is not null begin
  insert into account_usage_changes values (new.criada_por, 'licitacoes', 1, new.manual_bytes);
end;
create trigger licitacoes_usage_update after update of criada_por, manual_bytes on licitacoes
  when old.manual_bytes is not null or new.manual_bytes is not null begin
  insert into account_usage_changes select old.criada_por, 'licitacoes', -1, -old.manual_bytes where old.manual_bytes is not null;
  insert into account_usage_changes select new.criada_por, 'licitacoes', 1, new.manual_bytes where new.manual_bytes is not null;
end;
create trigger licitacoes_usage_delete after delete on licitacoes when old.manual_bytes is not null begin
  insert into account_usage_changes values (old.criada_por, 'licitacoes', -1, -old.manual_bytes);
end;

-- Those entered so far: their texts and those of their items. What a sheet brought names its import.
update licitacoes set manual_bytes =
    octet_length(objeto) + octet_length(orgao) + octet_length(processo) + octet_length(informacao)
    + coalesce((select sum(octet_length(descricao) + octet_length(unidade)) from lotes where licitacao_id = licitacoes.id), 0)
  where criada_por is not null and fonte = 'manual' and importacao_id is null;
