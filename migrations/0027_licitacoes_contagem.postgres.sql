-- How many notices there are and what they are worth, counted as they come and go (docs/decisions/0026-maintained-figures.md).
-- por      uf, modalidade, faixa: by the day of abertura in Brasília ('' where there is none), of each state, modality and band of value;
--          todas: by state alone;
--          prazo, publicacao: those that are not encerrada, by the day in UTC of their prazo, or of their publication where they have none, by state.
-- chave    the state, the code of the modality, the number of the band ('' where no value is said)
-- centavos sum of valor_estimado
create table licitacoes_contagem (
  por      {key} not null,
  dia      {key} not null,
  chave    {key} not null,
  n        bigint not null,
  centavos numeric not null,
  primary key (por, dia, chave)
) with (fillfactor = 60);

-- Until 2019 midnight was two hours behind UTC in summer, not three: the days whose 02:00 UTC was midnight already.
create table horario_de_verao (
  desde text not null,
  ate   text not null
);
insert into horario_de_verao (desde, ate) values
  ('1931-10-04', '1932-03-31'), ('1932-10-04', '1933-03-31'), ('1949-12-02', '1950-04-16'),
  ('1950-12-02', '1951-03-31'), ('1951-12-02', '1952-03-31'), ('1952-12-02', '1953-02-28'),
  ('1963-10-24', '1964-02-29'), ('1965-02-01', '1965-03-30'), ('1965-12-02', '1966-02-28'),
  ('1966-11-02', '1967-02-28'), ('1967-11-02', '1968-02-29'), ('1985-11-03', '1986-03-14'),
  ('1986-10-26', '1987-02-13'), ('1987-10-26', '1988-02-06'), ('1988-10-17', '1989-01-28'),
  ('1989-10-16', '1990-02-10'), ('1990-10-22', '1991-02-16'), ('1991-10-21', '1992-02-08'),
  ('1992-10-26', '1993-01-30'), ('1993-10-18', '1994-02-19'), ('1994-10-17', '1995-02-18'),
  ('1995-10-16', '1996-02-10'), ('1996-10-07', '1997-02-15'), ('1997-10-07', '1998-02-28'),
  ('1998-10-12', '1999-02-20'), ('1999-10-04', '2000-02-26'), ('2000-10-09', '2001-02-17'),
  ('2001-10-15', '2002-02-16'), ('2002-11-04', '2003-02-15'), ('2003-10-20', '2004-02-14'),
  ('2004-11-03', '2005-02-19'), ('2005-10-17', '2006-02-18'), ('2006-11-06', '2007-02-24'),
  ('2007-10-15', '2008-02-16'), ('2008-10-20', '2009-02-14'), ('2009-10-19', '2010-02-20'),
  ('2010-10-18', '2011-02-19'), ('2011-10-17', '2012-02-25'), ('2012-10-22', '2013-02-16'),
  ('2013-10-21', '2014-02-15'), ('2014-10-20', '2015-02-21'), ('2015-10-19', '2016-02-20'),
  ('2016-10-17', '2017-02-18'), ('2017-10-16', '2018-02-17'), ('2018-11-05', '2019-02-16');

-- A notice that came (n = 1) or went (n = -1).
create type licitacoes_contada as (
  n int, uf text, modalidade_codigo int, valor_estimado double precision, abertura timestamptz, encerrada boolean, prazo timestamptz, publicacao timestamptz
);

create function licitacoes_dia(instante timestamptz) returns text language sql stable as $$
  select to_char(instante at time zone 'UTC', 'YYYY-MM-DD')
$$;

-- Adds up what came and went; in the order of the key, so that two who write never wait for each other in a circle.
create function licitacoes_contar(mudancas licitacoes_contada[]) returns void language plpgsql as $$ begin
  with lidas as (
    select m.*, coalesce(round(valor_estimado * 100)::numeric, 0) as centavos,
      case
        when abertura is null then ''
        when abertura < '2019-02-17T02:00Z' and exists (select 1 from horario_de_verao where licitacoes_dia(abertura) between desde and ate)
          then licitacoes_dia(abertura - interval '2 hours')
        else licitacoes_dia(abertura - interval '3 hours')
      end as dia
    from unnest(mudancas) m
  ),
  somas as (
    select por, dia, chave, n, centavos from lidas cross join lateral (values
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
    union all select 'todas', '', uf, n, centavos from lidas
    union all select 'prazo', licitacoes_dia(prazo), uf, n, centavos from lidas where not encerrada and prazo is not null
    union all select 'publicacao', licitacoes_dia(publicacao), uf, n, centavos from lidas where not encerrada and prazo is null
  )
  insert into licitacoes_contagem as kept (por, dia, chave, n, centavos)
  select por, dia, chave, sum(n), sum(n * centavos) from somas group by por, dia, chave order by por, dia, chave
  on conflict (por, dia, chave) do update set n = kept.n + excluded.n, centavos = kept.centavos + excluded.centavos;
end $$;

create function licitacoes_contar_vindas() returns trigger language plpgsql as $$ begin
  perform licitacoes_contar(array(
    select row(1, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao)::licitacoes_contada from vindas
  ));
  return null;
end $$;
create function licitacoes_contar_idas() returns trigger language plpgsql as $$ begin
  perform licitacoes_contar(array(
    select row(-1, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao)::licitacoes_contada from idas
  ));
  return null;
end $$;
create function licitacoes_contar_mudadas() returns trigger language plpgsql as $$
declare mudancas licitacoes_contada[];
begin
  mudancas := array(
    with mudadas as (
      select -1 as n, id, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao from idas
      union all
      select 1, id, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao from vindas
    )
    -- What is the same before and after has two of it.
    select row(min(n), uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao)::licitacoes_contada from mudadas
    group by id, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao
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

-- In parts, so that no more than one of them is held in memory.
do $$
declare
  de bigint := (select min(id) from licitacoes);
begin
  while de is not null loop
    perform licitacoes_contar(array(
      select row(1, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao)::licitacoes_contada
      from licitacoes where id >= de and id < de + 50000
    ));
    de := (select min(id) from licitacoes where id >= de + 50000);
  end loop;
end $$;
