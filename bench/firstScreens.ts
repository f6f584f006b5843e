// How soon the first screens can be read and used on a slow line and a slow processor, in narrow and wide windows, in browsers that call
// themselves phones and in others:
// npm run bench -- firstScreens [--peer DIR]… [--screens login,list] [--widths 390,1366] [--agents phone,desktop] [--states cold,warm]
// [--runs 7] [--files] [--pictures DIR].
// A peer is another built checkout; it is measured in turns with this one, because machines are noisy. Chromium is needed.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, devices } from '@playwright/test';
import { bringChromium } from '../scripts/chromium.mjs';
import { benchmarkIndex } from './firstScreens/benchmarkIndex.ts';
import { screensFor } from './firstScreens/screens.ts';
import { fillHttpCache, type Visit, visit } from './firstScreens/visit.ts';
import { root, start, stop } from './server.ts';

const { values: asked } = parseArgs({
  options: {
    peer: { type: 'string', multiple: true, default: [] },
    screens: { type: 'string', default: 'login,overview,list,detail,mail,calendar' },
    widths: { type: 'string', default: '390,1366' },
    agents: { type: 'string', default: 'phone,desktop' },
    states: { type: 'string', default: 'cold' },
    runs: { type: 'string', default: '7' },
    files: { type: 'boolean', default: false },
    pictures: { type: 'string' },
  },
});

const heights: Record<string, number> = { 390: 844, 1366: 768 };
const userAgents: Record<string, string> = { phone: devices['Pixel 7'].userAgent, desktop: devices['Desktop Chrome'].userAgent };
/** The processor of the limits, in Lighthouse's benchmark index: a cheap phone of today. */
const slowProcessor = 300;

const folder = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const checkouts = [root, ...asked.peer.map((peer) => resolve(peer))];
const browser = await chromium.launch({ executablePath: (await bringChromium()).usual });
const servers = await Promise.all(
  checkouts.map(async (checkout, index) => {
    const home = join(folder, String(index));
    mkdirSync(home);
    return { name: index === 0 ? 'this' : basename(checkout), running: await start(home, {}, checkout) };
  }),
);
type Server = (typeof servers)[number];

async function signIn({ running }: Server): Promise<{ name: string; value: string }[]> {
  const answer = await fetch(`${running.url}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"admin@demo.com","password":"admin"}',
  });
  const { userData, accessToken, refreshToken } = await answer.json();
  return Object.entries({ userData: JSON.stringify(userData), refreshToken, accessToken } as Record<string, string>).map(
    ([name, value]) => ({ name, value }),
  );
}

async function firstNotice(server: Server): Promise<number> {
  const token = (await signIn(server)).find(({ name }) => name === 'accessToken')?.value;
  const answer = await fetch(`${server.running.url}/api/licitacoes?perPage=1`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()).licitacoes[0].id;
}

const sort = (numbers: number[]) => numbers.toSorted((one, other) => one - other);
const median = (numbers: number[]) => sort(numbers)[Math.floor((numbers.length - 1) / 2)] ?? 0;

/** The last measured indices. One alone says little: building strings takes twice as long in some pages as in others. */
const indices: number[] = [];

async function measureIndex(context: BrowserContext): Promise<number> {
  const blank = await context.newPage();
  indices.push(await blank.evaluate(benchmarkIndex));
  await blank.close();
  return median(indices.slice(-7));
}

const screens = screensFor(await firstNotice(servers[0] as Server));
for (let page = 0; page < 6; page++) {
  const context = await browser.newContext();
  await measureIndex(context);
  await context.close();
}
const results = new Map<string, (Visit & { index: number })[]>();

for (let run = 0; run < Number(asked.runs); run++)
  for (const screenName of asked.screens.split(','))
    for (const width of asked.widths.split(','))
      for (const agent of asked.agents.split(','))
        for (const server of servers) {
          const screen = screens[screenName];
          if (!screen) throw new Error(`No screen ${screenName}: choose from ${Object.keys(screens).join(', ')}.`);
          const { url } = server.running;
          const context = await browser.newContext({
            viewport: { width: Number(width), height: heights[width] ?? 900 },
            userAgent: userAgents[agent] ?? agent,
            locale: 'pt-BR',
            storageState: { cookies: [], origins: [{ origin: url, localStorage: screen.isSignedIn ? await signIn(server) : [] }] },
          });
          const index = await measureIndex(context);
          for (const state of asked.states.split(',')) {
            if (state === 'warm') await fillHttpCache(context, url, screen);
            const key = [screenName, width, agent, state, server.name].join(' ');
            const pictures = asked.pictures && run === 0 ? join(resolve(asked.pictures), key.replaceAll(' ', '-')) : undefined;
            const conditions = { slowDown: Math.max(1, index / slowProcessor), interacts: state === 'cold', pictures };
            const found = await visit(context, url, screen, conditions);
            results.set(key, [...(results.get(key) ?? []), { ...found, index }]);
          }
          await context.close();
        }

const range = (numbers: number[]) => {
  const sorted = sort(numbers.map(Math.round));
  return `${Math.round(median(numbers))} (${sorted[0]}–${sorted.at(-1)})`;
};
const columns = ['screen', 'index', 'FCP', 'LCP', 'TBT', 'CLS', 'INP', 'JS, CSS KiB before LCP', 'files', 'requests', 'largest element'];
console.log(`Medians (and ranges) of ${asked.runs} visits in turns; ms.\n`);
console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);
for (const [key, visits] of results) {
  const of = (read: (one: Visit & { index: number }) => number) => visits.map(read);
  const kilobytes = (kind: string) =>
    median(of(({ before }) => before.reduce((sum, { name, bytes }) => sum + (name.endsWith(kind) ? bytes : 0), 0) / 1024));
  const inp = visits.flatMap((one) => one.inp ?? []);
  const cells = [
    key,
    median(of(({ index }) => index)).toFixed(0),
    Math.round(median(of(({ fcp }) => fcp))),
    range(of(({ lcp }) => lcp)),
    range(of(({ tbt }) => tbt)),
    median(of(({ cls }) => cls)).toFixed(3),
    inp.length > 0 ? range(inp) : '',
    `${kilobytes('.js').toFixed(0)}, ${kilobytes('.css').toFixed(0)}`,
    median(of(({ before }) => before.length)),
    median(of(({ requests }) => requests)),
    visits[0]?.element,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
if (asked.files)
  for (const [key, visits] of results) {
    console.log(`\n${key}: fetched before the largest element (start, end in ms, KiB)`);
    for (const { name, start: from, end, bytes } of visits[0]?.before ?? [])
      console.log(`${Math.round(from)}\t${Math.round(end)}\t${(bytes / 1024).toFixed(1)}\t${name}`);
    console.log(`long tasks: ${visits[0]?.tasks.map(([begin, duration]) => `${Math.round(begin)}+${Math.round(duration)}`).join(' ')}`);
  }

await browser.close();
for (const { running } of servers) await stop(running);
rmSync(folder, { recursive: true, force: true });
process.exit();
