-- Words are divided and joined in another way than before: hyphens, numbers, units, invisible characters. The rows up to `upto` get the new
-- words while the server runs. Named with the edition of the rules, so that servers of the version before leave the rows alone.
insert into outdated_words (of_table, upto) select 'licitacoes/2', max(id) from licitacoes having max(id) is not null;
insert into outdated_words (of_table, upto) select 'projetos/2', max(id) from projetos having max(id) is not null;
insert into outdated_words (of_table, upto) select 'follows/2', max(id) from follows having max(id) is not null;
insert into outdated_words (of_table, upto) select 'chat_messages/2', max(id) from chat_messages having max(id) is not null;
insert into outdated_words (of_table, upto) select 'contratos/2', max(id) from contratos having max(id) is not null;
insert into outdated_words (of_table, upto) select 'atas/2', max(id) from atas having max(id) is not null;
insert into outdated_words (of_table, upto) select 'pca_itens/2', max(id) from pca_itens having max(id) is not null;
insert into outdated_words (of_table, upto) select 'editais_paginas/2', max(id) from editais_paginas having max(id) is not null;
insert into outdated_words (of_table, upto) select 'propostas/2', max(id) from propostas having max(id) is not null;
insert into outdated_words (of_table, upto) select 'email_texts/2', max(id) from email_texts having max(id) is not null;
