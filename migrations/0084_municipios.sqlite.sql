-- The município of the notice, by its IBGE code; empty where the source does not say it.
alter table precos add column ibge text not null default '';
update precos set ibge = (select ibge from licitacoes where licitacoes.id = precos.licitacao_id);

-- Both have all that the page of a município reads of its prices and notices: a capital has tens of thousands.
create index precos_ibge on precos (ibge, total, id, licitacao_id, dia, fornecedor, orgao_cnpj);
create index licitacoes_ibge on licitacoes (ibge, publicacao, id, desfecho, modalidade_codigo, orgao_cnpj, valor_estimado);

-- Municípios with notices, by IBGE code, and how many they have. Kept by triggers.
create table municipios (
  id         {id},
  ibge       text not null unique,
  nome       text not null,
  uf         text not null,
  -- The name without accents and case.
  nome_chave {key} not null,
  licitacoes integer not null
);
insert into municipios (ibge, nome, uf, nome_chave, licitacoes)
select ibge, max(municipio), max(uf), max(substr(local, instr(local, char(10)) + 1)), count(*) from licitacoes where ibge <> '' group by ibge;

-- What is written here is a notice that came or was changed. One source writes names in capitals only: another name is better.
create view municipios_vindos as select ibge, municipio, uf, local from licitacoes where false;
create trigger municipios_vindos_insert instead of insert on municipios_vindos when new.ibge <> '' begin
  insert into municipios (ibge, nome, uf, nome_chave, licitacoes)
  values (new.ibge, new.municipio, new.uf, substr(new.local, instr(new.local, char(10)) + 1), 1)
  on conflict (ibge) do update set
    licitacoes = licitacoes + 1,
    nome = case when excluded.nome <> upper(excluded.nome) or nome = '' then excluded.nome else nome end,
    nome_chave = case when excluded.nome <> upper(excluded.nome) or nome = '' then excluded.nome_chave else nome_chave end,
    uf = excluded.uf;
end;

create trigger municipios_insert after insert on licitacoes begin
  insert into municipios_vindos values (new.ibge, new.municipio, new.uf, new.local);
end;
create trigger municipios_update after update of ibge, municipio, uf on licitacoes
when old.ibge <> new.ibge or old.municipio <> new.municipio or old.uf <> new.uf
begin
  update municipios set licitacoes = licitacoes - 1 where ibge = old.ibge;
  insert into municipios_vindos values (new.ibge, new.municipio, new.uf, new.local);
end;
create trigger municipios_delete after delete on licitacoes begin
  update municipios set licitacoes = licitacoes - 1 where ibge = old.ibge;
end;
