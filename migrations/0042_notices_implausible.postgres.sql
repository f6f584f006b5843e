-- What sources say besides; null in notices that were read before these columns were.
alter table licitacoes add column orgao_subrogado text;
alter table licitacoes add column orgao_subrogado_cnpj text;
alter table licitacoes add column unidade_subrogada text;
alter table licitacoes add column uasg_subrogada text;
alter table licitacoes add column plataforma text;
alter table licitacoes add column justificativa_presencial text;
-- Why the estimated value cannot be right (licitacoes/server/implausible.ts); null where nothing speaks against it.
alter table licitacoes add column valor_implausivel text;

-- Sums leave implausible values out: fora is how many of n they are.
alter table licitacoes_contagem add column fora bigint not null default 0;

drop trigger licitacoes_contagem_insert on licitacoes;
drop trigger licitacoes_contagem_update on licitacoes;
drop trigger licitacoes_contagem_delete on licitacoes;
drop function licitacoes_contar_vindas();
drop function licitacoes_contar_idas();
drop function licitacoes_contar_mudadas();
drop function licitacoes_contar(licitacoes_contada[]);
drop type licitacoes_contada;

-- A notice that came (n = 1) or went (n = -1).
create type licitacoes_contada as (
  n int, uf text, modalidade_codigo int, valor_estimado double precision, abertura timestamptz, encerrada boolean, prazo timestamptz, publicacao timestamptz, valor_implausivel text
);

-- Adds up what came and went; in the order of the key, so that two who write never wait for each other in a circle.
create function licitacoes_contar(mudancas licitacoes_contada[]) returns void language plpgsql as $$ begin
  with lidas as (
    select m.*,
      case when valor_implausivel is null then coalesce(round(valor_estimado * 100)::numeric, 0) else 0 end as centavos,
      case when valor_implausivel is null then 0 else 1 end as fora,
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

create function licitacoes_contar_vindas() returns trigger language plpgsql as $$ begin
  perform licitacoes_contar(array(
    select row(1, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, valor_implausivel)::licitacoes_contada from vindas
  ));
  return null;
end $$;
create function licitacoes_contar_idas() returns trigger language plpgsql as $$ begin
  perform licitacoes_contar(array(
    select row(-1, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, valor_implausivel)::licitacoes_contada from idas
  ));
  return null;
end $$;
create function licitacoes_contar_mudadas() returns trigger language plpgsql as $$
declare mudancas licitacoes_contada[];
begin
  mudancas := array(
    with mudadas as (
      select -1 as n, id, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, valor_implausivel from idas
      union all
      select 1, id, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, valor_implausivel from vindas
    )
    -- What is the same before and after has two of it.
    select row(min(n), uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, valor_implausivel)::licitacoes_contada from mudadas
    group by id, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao, valor_implausivel
    having count(*) = 1
  );
  if cardinality(mudancas) > 0 then perform licitacoes_contar(mudancas); end if;
  return null;
end $$;

create trigger licitacoes_contagem_insert after insert on licitacoes
  referencing new table as vindas for each statement execute function licitacoes_contar_vindas();
create trigger licitacoes_contagem_update after update on licitacoes
  referencing old table as idas new table as vindas for each statement execute function licitacoes_contar_mudadas();
create trigger licitacoes_contagem_delete after delete on licitacoes
  referencing old table as idas for each statement execute function licitacoes_contar_idas();

-- Counted anew by the triggers above.
update licitacoes set valor_implausivel = case
    when valor_estimado >= 100000000000 then 'limite'
    when valor_estimado >= 1000000 and valor_homologado > 0 and valor_estimado >= 1000 * valor_homologado then 'homologado'
    else 'dispensa'
  end
where valor_estimado >= 100000000000
  or (valor_estimado >= 1000000 and valor_homologado > 0 and valor_estimado >= 1000 * valor_homologado)
  or (valor_estimado > 1000000 and amparo_legal in ('Lei 14.133/2021, Art. 75, I', 'Lei 14.133/2021, Art. 75, II'));
