-- The list's default order was the newest first, and is the next deadline now. Kept starting views that name no order keep the former one.
update licitacoes_params set params = params || '&sort=id' where params like '%=%' and params not like '%sort=%';
