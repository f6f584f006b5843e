// How fast prices are searched, and the pages of the biggest buyers are read: npm run bench -- precos [ITEMS]. Invented notices with three items each, all of them won, on SQLite.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openProduct } from '#app/server/app.ts';
import { readConfig } from '#app/server/start/config.ts';
import { toSearchWords } from '#brasil/server/portuguese.ts';
import { fillNotices } from './fillNotices.ts';
import { wordAt } from './inventNotices.ts';
import { summarize } from './server.ts';
import { signIn } from './signIn.ts';

const ROUNDS = 30;
const ITEMS_OF_NOTICE = 3;
const SUPPLIERS = 50_000;
const items = Number(process.argv[2] ?? 300_000);
const dataDir = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const config = readConfig({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' });
process.on('exit', () => rmSync(dataDir, { recursive: true }));

await (await openProduct(config, null)).close();
await fillNotices(dataDir, '', Math.ceil(items / ITEMS_OF_NOTICE));
fillPrices();

const { app, database, close } = await openProduct(config, null, {}, 'here');
const headers = await signIn(app);
const { n } = await database.read
  .selectFrom('precos')
  .select(({ fn }) => fn.countAll<number>().as('n'))
  .executeTakeFirstOrThrow();
console.log(`among ${n} prices, ${ROUNDS} times each:`);
// From words of one item in ten to those of one in many thousands.
const queries = [30, 100, 300, 1000, 3000].map((rank) => `q=${wordAt(rank)}`);
queries.push(`q=${wordAt(30)}+${wordAt(100)}`, `q=${wordAt(100)}&uf=SP`, 'catalogo=300007');
for (const query of queries) {
  for (const path of ['/statistics', '']) {
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const from = performance.now();
      const answer = await app.inject({ url: `/api/precos${path}?unidade=UN&${query}`, headers });
      times.push(performance.now() - from);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      found = path ? (answer.json().homologado?.n ?? 0) + answer.json().outras : answer.json().total;
    }
    console.log(`${query}${path}`.padEnd(44), `${found} rows`.padStart(12), summarize(times));
  }
}
for (const [path, column] of [
  ['orgaos', 'orgao_cnpj'],
  ['municipios', 'ibge'],
] as const) {
  const biggest = await database.read
    .selectFrom('licitacoes')
    .select([`${column} as key`, ({ fn }) => fn.countAll<number>().as('n')])
    .groupBy(column)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const part of ['', '/licitacoes', '/licitacoes?sort=valor_estimado']) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const from = performance.now();
      const answer = await app.inject({ url: `/api/${path}/${biggest.key}${part}`, headers });
      times.push(performance.now() - from);
      if (answer.statusCode !== 200) throw new Error(answer.body);
    }
    console.log(`${path}${part}`.padEnd(44), `${biggest.n} notices`.padStart(12), summarize(times));
  }
}
await close();

/** Results and prices of all invented items, as an import would derive them. */
function fillPrices(): void {
  const db = new DatabaseSync(join(dataDir, 'certame.sqlite'));
  db.exec('pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -200000; begin');
  const from = performance.now();
  db.exec(`
    insert into resultados (licitacao_id, numero, sequencial, fornecedor, fornecedor_documento, porte, quantidade, valor_unitario,
      valor_total, desconto, data, situacao, cancelado, atualizacao)
    select l.licitacao_id, l.numero, 1, 'Fornecedor ' || (l.id % ${SUPPLIERS}), ${20_000_000_000_000} + l.id % ${SUPPLIERS}, '', 10, 5 + l.id % 997 / 10.0,
      (5 + l.id % 997 / 10.0) * 10, null, substr(n.publicacao, 1, 10), '', 0, null
      from lotes l join licitacoes n on n.id = l.licitacao_id where n.controle like 'bench-%';
    insert into fornecedores (documento, nome, nome_chave, itens, centavos)
      select distinct fornecedor_documento, fornecedor, lower(fornecedor), 0, 0 from resultados where fornecedor like 'Fornecedor %';
    insert into precos (licitacao_id, numero, sequencial, unidade, valor, estimado, total, dia, uf, ibge, orgao_cnpj, fornecedor, catalogo)
    select r.licitacao_id, r.numero, 1, case r.id % 5 when 0 then 'CX' when 1 then 'KG' else 'UN' end, r.valor_unitario,
      r.valor_unitario * 1.2, r.valor_total, r.data, n.uf, n.ibge, n.orgao_cnpj, r.fornecedor_documento, 200000 + r.id % 300000
      from resultados r join licitacoes n on n.id = r.licitacao_id where n.controle like 'bench-%';`);
  const insert = db.prepare('insert into precos_textos_busca (rowid, busca) values (?, ?)');
  const read = db.prepare(`select p.id, l.descricao from precos p join lotes l on l.licitacao_id = p.licitacao_id and l.numero = p.numero
    join licitacoes n on n.id = p.licitacao_id where n.controle like 'bench-%'`);
  for (const { id, descricao } of read.iterate()) insert.run(id as number, toSearchWords(descricao as string));
  db.exec('commit; pragma wal_checkpoint(truncate); pragma optimize');
  db.close();
  console.log(`filled in ${((performance.now() - from) / 1000).toFixed(0)} s`);
}
