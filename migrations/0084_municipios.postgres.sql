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
select ibge, max(municipio collate "C"), max(uf), max(split_part(local, chr(10), 2)), count(*) from licitacoes where ibge <> '' group by ibge;

-- One source writes names in capitals only: another name is better.
create function count_municipio() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update municipios set licitacoes = licitacoes - 1 where ibge = old.ibge;
  end if;
  if tg_op <> 'DELETE' then
    if new.ibge <> '' then
      insert into municipios as kept (ibge, nome, uf, nome_chave, licitacoes)
      values (new.ibge, new.municipio, new.uf, split_part(new.local, chr(10), 2), 1)
      on conflict (ibge) do update set
        licitacoes = kept.licitacoes + 1,
        nome = case when excluded.nome <> upper(excluded.nome) or kept.nome = '' then excluded.nome else kept.nome end,
        nome_chave = case when excluded.nome <> upper(excluded.nome) or kept.nome = '' then excluded.nome_chave else kept.nome_chave end,
        uf = excluded.uf;
    end if;
  end if;
  return null;
end $$;
create trigger municipios_count after insert or delete on licitacoes for each row execute function count_municipio();
create trigger municipios_update after update of ibge, municipio, uf on licitacoes for each row
when (old.ibge <> new.ibge or old.municipio <> new.municipio or old.uf <> new.uf) execute function count_municipio();
