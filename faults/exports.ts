// Accounts export as much as they can, all at once, while others read and write.
import { setTimeout } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { ufs } from '#brasil/ufs.ts';
import { type Answered, ask } from '#kit/server/testing/testAsking.ts';
import { addressOf } from '#kit/server/testing/testFuzz.ts';
import { register } from '../bench/accounts.ts';
import type { Fault } from './fault.ts';
import { filledServer } from './filled.ts';
import { underLoad } from './load.ts';
import type { Subject } from './subject.ts';
import type { Writers } from './writers.ts';

const ACCOUNTS = 4;
/** Of each account, twice as many as one server lets run; three servers share them. */
const AT_ONCE = 6;
const LASTS_MS = 40_000;
const LASTS_SHORT_MS = 4000;
/** The first line of an export may take long. */
const GIVE_UP_MS = 120_000;
/** After a refusal: sooner than it says. */
const PAUSE_MS = 250;
/** Longer than that no other user may wait for an answer. */
const LONGEST_MS = 5000;
/** When an account that exports nothing any more can do so again. */
const AGAIN_MS = 60_000;
/** The writers add notices in São Paulo, so that the others stay as many. */
const others = `uf=${ufs.filter((uf) => uf !== 'SP').join(',')}`;

/** `list`: the list of the same rows; `count`: how many rows a file has; -1 for one that is not whole. */
type Export = { path: string; list?: string; count: (bytes: Buffer) => number };

const exportsOf: Export[] = [
  { path: `/api/licitacoes/export?${others}`, list: `/api/licitacoes?perPage=1&${others}`, count: linesOf },
  { path: '/api/contratos/export/xlsx', list: '/api/contratos?perPage=1', count: rowsOf },
  { path: '/api/pca/export', list: '/api/pca?perPage=1', count: linesOf },
  { path: '/api/atas/export/xlsx', list: '/api/atas?perPage=1', count: rowsOf },
  { path: '/api/projetos-de-lei/export', list: '/api/projetos-de-lei?perPage=1', count: linesOf },
  { path: '/api/precos/pdf?q=papel', count: (bytes) => (bytes.toString('latin1').trimEnd().endsWith('%%EOF') ? 0 : -1) },
];

/** Records of a CSV file below its headings; a line may end within quotes. */
function linesOf(bytes: Buffer): number {
  let records = 0;
  let isQuoted = false;
  for (const byte of bytes) {
    if (byte === 0x22) isQuoted = !isQuoted;
    else if (byte === 0x0a && !isQuoted) records++;
  }
  return isQuoted || bytes.at(-1) !== 0x0a ? -1 : records - 1;
}

/** Records of the first sheet of an XLSX file below its headings. */
function rowsOf(bytes: Buffer): number {
  try {
    const [sheet] = Object.values(unzipSync(bytes, { filter: ({ name }) => name.endsWith('sheet1.xml') }));
    return (
      (Buffer.from(sheet ?? [])
        .toString('latin1')
        .match(/<row[ >]/g)?.length ?? 0) - 1
    );
  } catch {
    return -1;
  }
}

function get(url: string, target: string, token: string, account: number): Promise<Answered> {
  const [path = '', query = ''] = target.split('?');
  const sent = { path, query, body: undefined, type: undefined };
  return ask(url, sent, { method: 'GET', token, address: addressOf(0x300000 + account), giveUpMs: GIVE_UP_MS });
}

/** What is wrong about an answer; empty for a whole file, and for a refusal that says why and until when. */
function faultOf({ status, bytes, retryAfter }: Answered, { count }: Export, total: number): string {
  if (status === 200) return count(bytes) === total ? '' : `has ${count(bytes)} rows of ${total}`;
  if (status !== 429) return `was answered with ${status || 'nothing'}`;
  const isSaid = retryAfter > 0 && /"type":"too-many-requests".*"detail":"[^"]/.test(bytes.toString());
  return isSaid ? '' : 'was refused without a reason';
}

/** Exports without a pause. @returns how often it asked, and how many files it got */
async function exportAll(
  { url, servers }: Subject,
  account: { token: string; number: number },
  totals: number[],
  until: number,
  writers: Writers,
) {
  let [asked, got, refused] = [0, 0, 0];
  const exporting = Array.from({ length: AT_ONCE }, async (_, line) => {
    for (let round = line; performance.now() < until; round++) {
      const which = round % exportsOf.length;
      const wanted = exportsOf[which] as Export;
      const answer = await get(url, wanted.path, account.token, account.number);
      asked++;
      if (answer.status === 200) got++;
      if (answer.status === 429) refused++;
      const fault = faultOf(answer, wanted, totals[which] ?? 0);
      if (fault) writers.note(`${wanted.path.split('?')[0]} ${fault}`);
      if (answer.status !== 200) await setTimeout(PAUSE_MS);
    }
  });
  await Promise.all(exporting);
  if (refused === 0 && servers.length === 1) writers.note('no export was refused');
  return { asked, got };
}

/** Once it is over, each account gets a file again. */
async function exportAgain(url: string, token: string, number: number, writers: Writers): Promise<void> {
  const until = performance.now() + AGAIN_MS;
  const { path } = exportsOf[0] as Export;
  while ((await get(url, path, token, number)).status !== 200) {
    if (performance.now() > until) return writers.note('an account got no more export afterwards');
    await setTimeout(PAUSE_MS);
  }
}

export const parallelExports: Fault = {
  name: 'exports',
  title: () => `${ACCOUNTS * AT_ONCE} exports at once by ${ACCOUNTS} accounts while others write`,
  isLong: true,
  run: async (engine, extent) => {
    const subject = await filledServer(engine, extent);
    const { url } = subject;
    const accounts: { token: string; number: number }[] = [];
    for (let number = 0; number < ACCOUNTS; number++) accounts.push({ token: await register(url), number });
    const token = accounts[0]?.token ?? '';
    const totals: number[] = [];
    for (const { list } of exportsOf) totals.push(list ? JSON.parse((await get(url, list, token, 0)).body).total : 0);
    return underLoad(subject, extent, async (writers, prober) => {
      writers.start();
      const until = performance.now() + (extent.isShort ? LASTS_SHORT_MS : LASTS_MS);
      const counts = await Promise.all(accounts.map((account) => exportAll(subject, account, totals, until, writers)));
      await writers.stop();
      const longest = prober.stop();
      if (longest > LONGEST_MS) writers.note(`others waited ${Math.round(longest)} ms`);
      const got = counts.map((count) => count.got);
      if (Math.max(...got) > 2 * Math.min(...got) + AT_ONCE) writers.note(`accounts got ${got.join(', ')} files in the same time`);
      await Promise.all(accounts.map((account) => exportAgain(url, account.token, account.number, writers)));
      await writers.check();
      await writers.checkMails();
      return writers.outcome(
        counts.reduce((sum, { asked }) => sum + asked, 0),
        longest,
      );
    });
  },
};
