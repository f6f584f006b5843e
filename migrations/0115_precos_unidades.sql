-- Units write numbers in one way now (`Frasco 500,00 ML` is `500 ML`): prices are derived again while the server runs.
insert into precos_pendentes (upto) select max(licitacao_id) from resultados having max(licitacao_id) is not null;
