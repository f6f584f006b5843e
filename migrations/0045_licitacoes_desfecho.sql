-- How a notice ended (phase.ts): what its record says, or what all its items say together; empty where neither says.
alter table licitacoes add column desfecho text not null default '';

update licitacoes set desfecho = case
  when situacao_codigo = 2 then 'revogada'
  when situacao_codigo = 3 then 'anulada'
  when excluida then ''
  when exists (select 1 from resultados where licitacao_id = licitacoes.id and cancelado = false) then 'homologada'
  when exists (select 1 from lotes where licitacao_id = licitacoes.id)
    and not exists (select 1 from lotes where licitacao_id = licitacoes.id and lotes.situacao_codigo not in (3, 4, 5)) then case
    when exists (select 1 from lotes where licitacao_id = licitacoes.id and lotes.situacao_codigo = 5) then 'fracassada'
    when exists (select 1 from lotes where licitacao_id = licitacoes.id and lotes.situacao_codigo = 4) then 'deserta'
    else ''
  end
  when tem_resultado then 'homologada'
  else ''
end
where encerrada = true;

-- The list opens with what falls due next; after that, what is past, the latest first.
create index licitacoes_referencia on licitacoes (referencia, id);
