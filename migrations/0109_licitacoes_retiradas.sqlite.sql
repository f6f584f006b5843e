-- What the source withdrew is in no sum: here it counts as if its value were implausible, without being counted among those.
drop trigger licitacoes_contadas_insert;
drop trigger licitacoes_contagem_insert;
drop trigger licitacoes_contagem_update;
drop trigger licitacoes_contagem_delete;

create trigger licitacoes_contadas_insert instead of insert on licitacoes_contadas begin
  insert into licitacoes_contagem (por, dia, chave, n, centavos, fora)
  select por, dia, chave, new.n,
    case when new.valor_implausivel is null then new.n * coalesce(cast(round(new.valor_estimado * 100) as integer), 0) else 0 end,
    case when coalesce(new.valor_implausivel, 'excluida') = 'excluida' then 0 else new.n end
  from (
    select por, chave,
      case
        when new.abertura is null then ''
        when substr(new.abertura, 12, 2) >= '03' then substr(new.abertura, 1, 10)
        when substr(new.abertura, 12, 2) = '02' and new.abertura < '2019-02-17'
          and exists (select 1 from horario_de_verao where substr(new.abertura, 1, 10) between desde and ate) then substr(new.abertura, 1, 10)
        else date(substr(new.abertura, 1, 10), '-1 day')
      end as dia
    from (
      select 'uf' as por, new.uf as chave
      union all select 'modalidade', cast(new.modalidade_codigo as text)
      union all select 'faixa', case
        when new.valor_estimado is null then ''
        when new.valor_estimado <= 50000 then '1'
        when new.valor_estimado <= 200000 then '2'
        when new.valor_estimado <= 1000000 then '3'
        when new.valor_estimado <= 10000000 then '4'
        when new.valor_estimado <= 100000000 then '5'
        else '6'
      end
    )
    union all select 'todas', new.uf, ''
    union all select 'prazo', new.uf, substr(new.prazo, 1, 10) where not new.encerrada and new.prazo is not null
    union all select 'publicacao', new.uf, substr(new.publicacao, 1, 10) where not new.encerrada and new.prazo is null
  )
  where true
  on conflict (por, dia, chave) do update set n = n + excluded.n, centavos = centavos + excluded.centavos, fora = fora + excluded.fora;
end;

create trigger licitacoes_contagem_insert after insert on licitacoes begin
  insert into licitacoes_contadas (n, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, valor_implausivel)
    values (1, new.uf, new.modalidade_codigo, new.valor_estimado, new.abertura, new.encerrada, new.prazo, new.publicacao, case when new.excluida then 'excluida' else new.valor_implausivel end);
end;
create trigger licitacoes_contagem_update after update of uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, valor_implausivel, excluida on licitacoes
when old.uf <> new.uf or old.modalidade_codigo <> new.modalidade_codigo or old.valor_estimado is not new.valor_estimado
  or old.abertura is not new.abertura or old.encerrada <> new.encerrada or old.prazo is not new.prazo or old.publicacao <> new.publicacao
  or old.valor_implausivel is not new.valor_implausivel or old.excluida <> new.excluida
begin
  insert into licitacoes_contadas (n, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, valor_implausivel)
    values (-1, old.uf, old.modalidade_codigo, old.valor_estimado, old.abertura, old.encerrada, old.prazo, old.publicacao, case when old.excluida then 'excluida' else old.valor_implausivel end);
  insert into licitacoes_contadas (n, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, valor_implausivel)
    values (1, new.uf, new.modalidade_codigo, new.valor_estimado, new.abertura, new.encerrada, new.prazo, new.publicacao, case when new.excluida then 'excluida' else new.valor_implausivel end);
end;
create trigger licitacoes_contagem_delete after delete on licitacoes begin
  insert into licitacoes_contadas (n, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, valor_implausivel)
    values (-1, old.uf, old.modalidade_codigo, old.valor_estimado, old.abertura, old.encerrada, old.prazo, old.publicacao, case when old.excluida then 'excluida' else old.valor_implausivel end);
end;

insert into licitacoes_contadas (n, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, valor_implausivel)
  select -1, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, valor_implausivel from licitacoes where excluida
  union all select 1, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, 'excluida' from licitacoes where excluida;
