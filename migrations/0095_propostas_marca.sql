-- Brand and model of an offered item, as the proposal names them; empty where there are none.
alter table propostas_itens add column marca text not null default '';
alter table propostas_itens add column modelo text not null default '';
