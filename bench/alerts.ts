// How long new notices take to be matched with saved searches: npm run bench -- alerts [SEARCHES] [NOTICES]. On SQLite, with invented
// notices of three items each; searches of one or two words, half of them with a filter.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#app/server/start/config.ts';
import { openData } from '#app/server/start/data.ts';
import { matchNotices } from '#features/licitacoes/server/search/matching.ts';
import { createRandom } from '#kit/server/random.ts';
import { fillNotices } from './fillNotices.ts';
import { wordAt } from './inventNotices.ts';

const [searches, notices] = [Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 10_000)];
/** As many as the worker matches in one step. */
const AT_ONCE = 500;
const random = createRandom(19);
const ufs = ['SP', 'MG', 'PR', 'BA', 'RS'] as const;

const filters = Array.from({ length: searches }, (_, at) => ({
  q: [wordAt(random.between(50, 5000)), ...(random.chance(0.5) ? [wordAt(random.between(50, 2000))] : [])].join(' '),
  ...(at % 4 === 0 && { uf: [ufs[at % ufs.length] ?? 'SP'] }),
  ...(at % 4 === 1 && { valorMin: 10_000 }),
}));

const folder = mkdtempSync(join(tmpdir(), 'certame-bench-'));
try {
  const { database, close } = await openData(readConfig({ DATA_DIR: folder }));
  await fillNotices(folder, '', notices);
  const ids = (await database.read.selectFrom('licitacoes').select('id').orderBy('id').execute()).map(({ id }) => id);
  let found = 0;
  const steps: number[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const begun = performance.now();
    const matches = await matchNotices(database.read, { ids: ids.slice(at, at + AT_ONCE), filters, now: new Date() });
    steps.push(performance.now() - begun);
    found += matches.reduce((sum, { length }) => sum + length, 0);
  }
  const total = steps.reduce((sum, step) => sum + step, 0);
  const perThousand = (total / ids.length) * 1000;
  console.log(`${searches} searches, ${ids.length} notices: ${found} matches in ${(total / 1000).toFixed(2)} s`);
  console.log(
    `${perThousand.toFixed(0)} ms per 1,000 notices (limit 1,000); longest step ${Math.max(...steps).toFixed(0)} ms of ${AT_ONCE}`,
  );
  await close();
} finally {
  rmSync(folder, { recursive: true });
}
