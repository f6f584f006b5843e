-- The words of the items whose price is known.
create table precos_textos (
  id    bigint primary key references precos (id) on delete cascade,
  busca text not null
);
create index precos_textos_busca on precos_textos using gin (to_tsvector('simple', busca));

create function count_preco() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update fornecedores set itens = itens + 1, centavos = centavos + round((coalesce(new.total, 0) * 100)::numeric)::bigint
      where documento = new.fornecedor;
  else
    update fornecedores set itens = itens - 1, centavos = centavos - round((coalesce(old.total, 0) * 100)::numeric)::bigint
      where documento = old.fornecedor;
  end if;
  return null;
end $$;
create trigger precos_count after insert or delete on precos for each row execute function count_preco();
