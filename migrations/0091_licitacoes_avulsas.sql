-- Notices from sheets without PNCP's control number are told apart from those entered into the form, and neither was published by PNCP.
update licitacoes set fonte = 'avulsa' where fonte = 'manual' and importacao_id is not null;
update licitacoes set situacao = 'Divulgada' where fonte in ('manual', 'avulsa') and situacao = 'Divulgada no PNCP';
