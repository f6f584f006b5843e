-- Lists of a source beside those of notices (contracts, atas, annual plans): each is switched on by itself.
create table fontes_listas (
  fonte      text not null,
  -- contratos, atas or pca.
  lista      text not null,
  ligada     {boolean} not null,
  -- End of the last pass that read everything there was of it.
  lida_em    {instant},
  -- Start of that pass: what the service changed before is here.
  lida_desde {instant},
  primary key (fonte, lista)
);
