-- Records of a file may belong to any record, not only to a notice.
alter table importacoes rename column compra to vinculo;
update importacoes set previa = (previa - 'pede_compra') || jsonb_build_object('pede_vinculo', previa -> 'pede_compra')
where previa -> 'pede_compra' is not null;
