-- Where bills of the Câmara stand is derived again: the last step is the one with the highest number, whatever its time of day.
insert into outdated_words (of_table, upto) select 'projetos.situacao', max(id) from projetos where casa = 'camara' having max(id) is not null;
