-- Records of a file may belong to any record, not only to a notice.
alter table importacoes rename column compra to vinculo;
-- Within a text of the preview, quotation marks are escaped.
update importacoes set previa = replace(previa, '"pede_compra":', '"pede_vinculo":') where previa is not null;
