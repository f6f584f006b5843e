// How fast the list answers: npm run bench -- list [NOTICES]. The demonstration's notices, multiplied, on SQLite.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openProduct } from '#app/server/app.ts';
import { readConfig } from '#app/server/config.ts';

const ROUNDS = 30;
const dataDir = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const config = readConfig({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' });

const calls = {
  'first page': '',
  'page 500': 'page=500',
  'open ones': 'status=aberta',
  'closed ones': 'status=fechada',
  'one state': 'uf=SP',
  'state, modality, status': 'uf=SP&modalidade=6&status=aberta',
  'by value': 'sort=valor_estimado',
  'by opening, nulls last': 'sort=abertura&order=asc',
  'by órgão': 'sort=orgao&order=asc',
  'by município': 'sort=municipio',
  'one state, by opening': 'uf=SP&sort=abertura',
  'município contains': 'municipio=santos',
  'value range': 'valorMin=100000&valorMax=500000',
  'two words': 'q=limpeza%20predial%20',
  'while typing': 'q=pne',
  'a number': 'q=90021/2026',
  'two words, open, by value': 'q=limpeza%20predial%20&status=aberta&sort=valor_estimado',
};

/** Copies the notices until there are so many, each copy with dates and value of its own. */
function multiply(notices: number): void {
  const database = new DatabaseSync(join(dataDir, 'certame.sqlite'));
  const columns = (database.prepare("select name from pragma_table_info('licitacoes') where name <> 'id'").all() as { name: string }[]).map(
    ({ name }) => name,
  );
  const { have } = database.prepare('select count(*) as have from licitacoes').get() as { have: number };
  const moved = (column: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, (abs(random()) % 900 - 700) || ' days')`;
  const own: Record<string, string> = {
    controle: "'bench-' || copy || '-' || licitacoes.id",
    valor_estimado: 'round(valor_estimado * (0.5 + abs(random() % 1000) / 500.0), 2)',
    publicacao: moved('publicacao'),
    abertura: moved('abertura'),
    prazo: moved('prazo'),
    referencia: moved('referencia'),
  };
  const copies = Math.ceil(notices / have) - 1;
  database.exec(`
    with recursive copies(copy) as (select 1 union all select copy + 1 from copies where copy < ${copies})
    insert into licitacoes (${columns.join(', ')})
    select ${columns.map((name) => own[name] ?? name).join(', ')} from copies cross join (select * from licitacoes where id <= ${have}) as licitacoes;
    analyze; pragma wal_checkpoint(truncate);`);
  database.close();
}

const first = await openProduct(config, null);
await first.close();
multiply(Number(process.argv[2] ?? 1_000_000));

const { app, close } = await openProduct(config, null);
const login = await app.inject({
  method: 'POST',
  url: '/jwt/login',
  headers: { host: 'localhost' },
  payload: { email: 'admin@demo.com', password: 'admin' },
});
const headers = { host: 'localhost', authorization: `Bearer ${login.json().accessToken}` };
console.log('call'.padEnd(28), 'total'.padStart(10), 'p50 ms'.padStart(9), 'p99 ms'.padStart(9));
for (const path of ['', '/count']) {
  for (const [name, query] of Object.entries(calls)) {
    const times: number[] = [];
    let total = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      const answer = await app.inject({ url: `/api/licitacoes${path}?${query}`, headers });
      times.push(performance.now() - start);
      total = answer.json().total;
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(share * (ROUNDS - 1))] as number).toFixed(1).padStart(9);
    console.log(`${path} ${name}`.padEnd(28), String(total).padStart(10), at(0.5), at(0.99));
  }
}
await close();
rmSync(dataDir, { recursive: true });
