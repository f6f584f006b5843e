// Writes results and prices of all invented items, as an import would derive them.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SUPPLIERS = 50_000;
/** The catalogue code of one item in twelve. */
export const FREQUENT = 150_001;

/** Adds them to the SQLite database in the folder. @param resultsOfItem suppliers that won each item */
export function fillPrices(dataDir: string, resultsOfItem: number): void {
  const db = new DatabaseSync(join(dataDir, 'certame.sqlite'));
  db.exec('pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -400000; begin');
  // Suppliers are counted afterwards, and an index that is filled needs no log.
  const triggers = db.prepare("select name, sql from sqlite_master where type = 'trigger' and tbl_name in ('precos', 'resultados')").all();
  for (const { name } of triggers) db.exec(`drop trigger ${name}`);
  const price = 'round(exp((l.id * 10 + s.value) * 7919 % 100003 / 100003.0 * 7), 2)';
  const supplier = `(l.id * 7 + s.value * 331) % ${SUPPLIERS}`;
  const sequence = Array.from({ length: resultsOfItem }, (_, at) => at + 1);
  db.exec(`
    insert into resultados (licitacao_id, numero, sequencial, fornecedor, fornecedor_documento, porte, quantidade, valor_unitario,
      valor_total, desconto, data, situacao, cancelado, atualizacao)
    select l.licitacao_id, l.numero, s.value, 'Fornecedor ' || (${supplier}), ${20_000_000_000_000} + ${supplier}, '', 10,
      ${price}, ${price} * 10, null, substr(n.publicacao, 1, 10), '', 0, null
      from lotes l join licitacoes n on n.id = l.licitacao_id join json_each('${JSON.stringify(sequence)}') s where n.controle like 'bench-%';
    insert into precos (licitacao_id, numero, sequencial, unidade, valor, estimado, total, dia, uf, ibge, orgao_cnpj, fornecedor, catalogo)
    select r.licitacao_id, r.numero, r.sequencial, case r.id % 10 when 0 then 'CX' when 1 then 'KG' when 2 then 'PCT 10' else 'UN' end, r.valor_unitario,
      case r.id % 7 when 0 then null else round(r.valor_unitario * (1 + r.id * 31 % 61 / 100.0), 2) end, r.valor_total, r.data, n.uf,
      n.ibge, n.orgao_cnpj, r.fornecedor_documento, case r.id % 12 when 0 then ${FREQUENT} else 200000 + r.id % 300000 end
      from resultados r join licitacoes n on n.id = r.licitacao_id where n.controle like 'bench-%';
    insert into fornecedores (documento, nome, nome_chave, itens, centavos)
      select fornecedor, 'Fornecedor ' || (fornecedor % ${SUPPLIERS}), 'fornecedor ' || (fornecedor % ${SUPPLIERS}), count(*),
        cast(sum(total) * 100 as integer) from precos where fornecedor like '2000000%' group by fornecedor;`);
  for (const { sql } of triggers) db.exec(sql as string);
  db.exec('commit; pragma wal_checkpoint(truncate); pragma optimize');
  db.close();
}
