// How fast a file comes in: npm run bench -- import [NOTICES]. First import, second import, and bare prepared inserts into the same tables.
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { openData } from '#app/server/data.ts';
import { demoNotices } from '#features/licitacoes/server/demo.ts';
import { importFile } from '#features/licitacoes/server/import.ts';
import { pncpRecord } from '#features/licitacoes/server/sources/fixtures.ts';

const notices = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const file = join(folder, 'notices.json');

/** The demonstration's objects, órgãos and places under ever new control numbers, as a PNCP page. */
async function writeFile(): Promise<void> {
  const demo = demoNotices(new Date());
  async function* page() {
    yield '{"data":[';
    for (let i = 0; i < notices; i++) {
      const { notice } = demo[i % demo.length] as (typeof demo)[number];
      const record = pncpRecord({
        numeroControlePNCP: `${String(10_000_000_000_000 + i)}-1-000001/2026`,
        numeroCompra: String(i),
        objetoCompra: notice.objeto,
        orgaoEntidade: { cnpj: notice.orgao_cnpj, razaoSocial: notice.orgao, poderId: 'E', esferaId: 'M' },
        unidadeOrgao: {
          codigoUnidade: notice.uasg,
          nomeUnidade: notice.unidade,
          codigoIbge: notice.ibge,
          municipioNome: notice.municipio,
          ufSigla: notice.uf,
        },
        valorTotalEstimado: notice.valor_estimado,
      });
      yield `${i === 0 ? '' : ','}${JSON.stringify(record)}`;
    }
    yield '],"totalRegistros":1}';
  }
  await pipeline(page, createWriteStream(file));
}

/** Imports the file and says how long it took and how much memory it was at its height. */
async function run(dataDir: string): Promise<{ seconds: number; peakMb: number }> {
  const { database, close } = await openData({ dataDir, databaseUrl: null, databaseConnections: 1 });
  let peak = 0;
  const start = performance.now();
  for await (const _ of importFile({
    database,
    arquivo: 'notices.json',
    bytes: createReadStream(file, { highWaterMark: 1 << 20 }),
    userId: null,
  })) {
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  const seconds = (performance.now() - start) / 1000;
  await close();
  return { seconds, peakMb: peak / 1e6 };
}

/** The rows that the import wrote, inserted again by nothing but prepared statements in transactions of the same size. */
async function runBare(from: string, dataDir: string): Promise<number> {
  const { close } = await openData({ dataDir, databaseUrl: null, databaseConnections: 1 });
  await close();
  const source = new DatabaseSync(join(from, 'certame.sqlite'), { readOnly: true });
  const tables = ['licitacoes', 'licitacoes_registros'].map((table) => ({
    table,
    rows: source
      .prepare(`select * from ${table}`)
      .all()
      .map((row) => Object.values(row)),
  }));
  source.close();
  const target = new DatabaseSync(join(dataDir, 'certame.sqlite'));
  target.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -32768');
  const inserts = tables.map(({ table, rows }) => ({
    rows,
    insert: target.prepare(`insert into ${table} values (${rows[0]?.map(() => '?').join(', ')})`),
  }));
  const start = performance.now();
  for (let i = 0; i < notices; i += 100) {
    target.exec('begin');
    for (const { rows, insert } of inserts) for (const row of rows.slice(i, i + 100)) insert.run(...(row as SQLInputValue[]));
    target.exec('commit');
  }
  const seconds = (performance.now() - start) / 1000;
  target.close();
  return seconds;
}

await writeFile();
const first = await run(join(folder, 'a'));
const second = await run(join(folder, 'a'));
const bare = await runBare(join(folder, 'a'), join(folder, 'b'));
const rate = (seconds: number) =>
  Math.round(notices / seconds)
    .toLocaleString('en')
    .padStart(10);
console.log(`first import    ${rate(first.seconds)} rows/s   ${Math.round(first.peakMb)} MB at its height`);
console.log(`second import   ${rate(second.seconds)} rows/s   ${(first.seconds / second.seconds).toFixed(1)} times the first`);
console.log(`bare inserts    ${rate(bare)} rows/s   the import reaches ${Math.round((100 * bare) / first.seconds)} % of them`);
rmSync(folder, { recursive: true });
