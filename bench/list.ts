// How fast the list answers: npm run bench -- list [NOTICES]. The demonstration's notices, multiplied, on SQLite.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProduct } from '#app/server/app.ts';
import { readConfig } from '#app/server/start/config.ts';
import { multiply } from './multiply.ts';
import { signIn } from './signIn.ts';

const ROUNDS = 30;
const dataDir = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const config = readConfig({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' });

const calls = {
  'first page': '',
  'page 500': 'page=500',
  'open ones': 'status=aberta',
  'closed ones': 'status=fechada',
  'one state': 'uf=SP',
  'one state, past': 'uf=SP&page=3000',
  'state, in progress': 'uf=SP&status=andamento',
  'in progress': 'status=andamento',
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

const first = await openProduct(config, null);
await first.close();
multiply(dataDir, Number(process.argv[2] ?? 1_000_000));

const { app, close } = await openProduct(config, null);
const headers = await signIn(app);
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
