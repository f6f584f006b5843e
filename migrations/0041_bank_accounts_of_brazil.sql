-- A Brazilian account is named by its branch and number, not by an IBAN.
alter table contas_orgaos add column agencia text not null default '';
alter table contas_orgaos add column conta text not null default '';
