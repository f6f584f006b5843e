-- How many notices there are and what they are worth, counted as they come and go (docs/decisions/0026-maintained-figures.md).
-- por      uf, modalidade, faixa: by the day of abertura in Brasília ('' where there is none), of each state, modality and band of value;
--          todas: by state alone;
--          prazo, publicacao: those that are not encerrada, by the day in UTC of their prazo, or of their publication where they have none, by state.
-- chave    the state, the code of the modality, the number of the band ('' where no value is said)
-- centavos sum of valor_estimado
create table licitacoes_contagem (
  por      text not null,
  dia      text not null,
  chave    text not null,
  n        integer not null,
  centavos integer not null,
  primary key (por, dia, chave)
) without rowid;

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

-- What is written here is added up: n is 1 for a notice that came, -1 for one that went.
create view licitacoes_contadas as
  select 0 as n, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao from licitacoes where false;

create trigger licitacoes_contadas_insert instead of insert on licitacoes_contadas begin
  insert into licitacoes_contagem (por, dia, chave, n, centavos)
  select por, dia, chave, new.n, new.n * coalesce(cast(round(new.valor_estimado * 100) as integer), 0)
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
  on conflict (por, dia, chave) do update set n = n + excluded.n, centavos = centavos + excluded.centavos;
end;

create trigger licitacoes_contagem_insert after insert on licitacoes begin
  insert into licitacoes_contadas values (1, new.uf, new.modalidade_codigo, new.valor_estimado, new.abertura, new.encerrada, new.prazo, new.publicacao);
end;
create trigger licitacoes_contagem_update after update of uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao on licitacoes
when old.uf <> new.uf or old.modalidade_codigo <> new.modalidade_codigo or old.valor_estimado is not new.valor_estimado
  or old.abertura is not new.abertura or old.encerrada <> new.encerrada or old.prazo is not new.prazo or old.publicacao <> new.publicacao
begin
  insert into licitacoes_contadas values (-1, old.uf, old.modalidade_codigo, old.valor_estimado, old.abertura, old.encerrada, old.prazo, old.publicacao);
  insert into licitacoes_contadas values (1, new.uf, new.modalidade_codigo, new.valor_estimado, new.abertura, new.encerrada, new.prazo, new.publicacao);
end;
create trigger licitacoes_contagem_delete after delete on licitacoes begin
  insert into licitacoes_contadas values (-1, old.uf, old.modalidade_codigo, old.valor_estimado, old.abertura, old.encerrada, old.prazo, old.publicacao);
end;

insert into licitacoes_contadas select 1, uf, modalidade_codigo, valor_estimado, abertura, encerrada, prazo, publicacao from licitacoes;
