-- What the source withdrew is in no sum: here it counts as if its value were implausible, without being counted among those.

-- Adds up what came and went; in the order of the key, so that two who write never wait for each other in a circle.
create or replace function licitacoes_contar(mudancas licitacoes_contada[]) returns void language plpgsql as $$ begin
  with lidas as (
    select m.*,
      case when valor_implausivel is null then coalesce(round(valor_estimado * 100)::numeric, 0) else 0 end as centavos,
      case when coalesce(valor_implausivel, 'excluida') = 'excluida' then 0 else 1 end as fora,
      case
        when abertura is null then ''
        when abertura < '2019-02-17T02:00Z' and exists (select 1 from horario_de_verao where licitacoes_dia(abertura) between desde and ate)
          then licitacoes_dia(abertura - interval '2 hours')
        else licitacoes_dia(abertura - interval '3 hours')
      end as dia
    from unnest(mudancas) m
  ),
  somas as (
    select por, dia, chave, n, centavos, fora from lidas cross join lateral (values
      ('uf', uf),
      ('modalidade', modalidade_codigo::text),
      ('faixa', case
        when valor_estimado is null then ''
        when valor_estimado <= 50000 then '1'
        when valor_estimado <= 200000 then '2'
        when valor_estimado <= 1000000 then '3'
        when valor_estimado <= 10000000 then '4'
        when valor_estimado <= 100000000 then '5'
        else '6'
      end)) as counted(por, chave)
    union all select 'todas', '', uf, n, centavos, fora from lidas
    union all select 'prazo', licitacoes_dia(prazo), uf, n, centavos, fora from lidas where not encerrada and prazo is not null
    union all select 'publicacao', licitacoes_dia(publicacao), uf, n, centavos, fora from lidas where not encerrada and prazo is null
  )
  insert into licitacoes_contagem as kept (por, dia, chave, n, centavos, fora)
  select por, dia, chave, sum(n), sum(n * centavos), sum(n * fora) from somas group by por, dia, chave order by por, dia, chave
  on conflict (por, dia, chave) do update set n = kept.n + excluded.n, centavos = kept.centavos + excluded.centavos,
    fora = kept.fora + excluded.fora;
end $$;

create or replace function licitacoes_contar_vindas() returns trigger language plpgsql as $$ begin
  perform licitacoes_contar(array(
    select row(1, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, case when excluida then 'excluida' else valor_implausivel end)::licitacoes_contada from vindas
  ));
  return null;
end $$;
create or replace function licitacoes_contar_idas() returns trigger language plpgsql as $$ begin
  perform licitacoes_contar(array(
    select row(-1, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, case when excluida then 'excluida' else valor_implausivel end)::licitacoes_contada from idas
  ));
  return null;
end $$;
create or replace function licitacoes_contar_mudadas() returns trigger language plpgsql as $$
declare mudancas licitacoes_contada[];
begin
  mudancas := array(
    with mudadas as (
      select -1 as n, id, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao,
        case when excluida then 'excluida' else valor_implausivel end as valor_implausivel
      from idas
      union all
      select 1, id, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao,
        case when excluida then 'excluida' else valor_implausivel end as valor_implausivel
      from vindas
    )
    -- What is the same before and after has two of it.
    select row(min(n), uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, valor_implausivel)::licitacoes_contada from mudadas
    group by id, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, valor_implausivel
    having count(*) = 1
  );
  if cardinality(mudancas) > 0 then perform licitacoes_contar(mudancas); end if;
  return null;
end $$;

select licitacoes_contar(array(
  select row(n, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, case when n = 1 then 'excluida' else valor_implausivel end)::licitacoes_contada
  from licitacoes cross join (values (-1), (1)) as counted(n) where excluida
));
