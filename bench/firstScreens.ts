// How soon the first screens can be read and used: npm run bench -- firstScreens [--peer DIR]… [--screens login,list] [--runs 7]
// [--only cold,slow,http1]. A peer is another built checkout; it is measured in turns with this one, because machines are noisy.
// Medians. Chromium and openssl are needed.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, devices } from '@playwright/test';
import { bringChromium } from '../scripts/chromium.mjs';
import { startHttp2Proxy } from './firstScreens/http2Proxy.ts';
import { screensFor } from './firstScreens/screens.ts';
import { prepareSecondVisit, type Visit, visit } from './firstScreens/visit.ts';
import { root, start, stop } from './server.ts';

const { values: asked } = parseArgs({
  options: {
    peer: { type: 'string', multiple: true, default: [] },
    screens: { type: 'string', default: 'login,overview,list,detail,mail,calendar' },
    runs: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
  },
});
const only = asked.only.split(',').filter(Boolean);
/** The conditions of a kind that are asked for; all if none is named. */
const wanted = <Name extends string>(...names: Name[]) =>
  names.some((name) => only.includes(name)) ? names.filter((name) => only.includes(name)) : names;

const folder = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const checkouts = [root, ...asked.peer.map((peer) => resolve(peer))];
const browser = await chromium.launch({ executablePath: (await bringChromium()).usual, args: ['--ignore-certificate-errors'] });

const servers = await Promise.all(
  checkouts.map(async (checkout, index) => {
    const home = join(folder, String(index));
    mkdirSync(home);
    const running = await start(home, {}, checkout);
    const proxy = await startHttp2Proxy(running.url, home);
    return { name: index === 0 ? 'this' : basename(checkout), running, proxy, urls: { http1: running.url, http2: proxy.url } };
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

async function firstNotice({ running }: Server): Promise<number> {
  const token = (await signIn(servers[0] as Server)).find(({ name }) => name === 'accessToken')?.value;
  const answer = await fetch(`${running.url}/api/licitacoes?perPage=1`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()).licitacoes[0].id;
}

const screens = screensFor(await firstNotice(servers[0] as Server));
const names = asked.screens.split(',');
const results = new Map<string, Visit[]>();

for (let run = 0; run < Number(asked.runs); run++) {
  for (const screenName of names) {
    const screen = screens[screenName];
    if (!screen) throw new Error(`No screen ${screenName}: choose from ${Object.keys(screens).join(', ')}.`);
    for (const speed of wanted('slow', 'fast'))
      for (const protocol of wanted('http1', 'http2'))
        for (const server of servers) {
          const localStorage = screen.isSignedIn ? await signIn(server) : [];
          const options: BrowserContextOptions = {
            ...devices['Pixel 7'],
            locale: 'pt-BR',
            ignoreHTTPSErrors: true,
            storageState: { cookies: [], origins: [{ origin: server.urls[protocol], localStorage }] },
          };
          const context = await browser.newContext(options);
          for (const state of wanted('cold', 'warm').includes('warm') ? (['cold', 'warm'] as const) : (['cold'] as const)) {
            const key = [screenName, speed, protocol, state, server.name].join(' ');
            if (state === 'warm') await prepareSecondVisit(context, server.urls[protocol], screen);
            const found = await visit(context, server.urls[protocol], screen, { slow: speed === 'slow' }, state === 'cold');
            results.set(key, [...(results.get(key) ?? []), found]);
          }
          await context.close();
        }
  }
}

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? 0;
const columns = ['screen', 'FCP', 'LCP', 'TBT', 'CLS', 'INP', 'KiB', 'requests', 'largest element'];
console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|`);
for (const [key, visits] of results) {
  const of = (name: 'fcp' | 'lcp' | 'tbt' | 'cls' | 'bytes' | 'requests') => median(visits.map((one) => one[name]));
  const inp = visits.flatMap((one) => one.inp ?? []);
  const ms = (name: 'fcp' | 'lcp' | 'tbt') => `${Math.round(of(name))} ms`;
  const cells = [key, ms('fcp'), ms('lcp'), ms('tbt'), of('cls').toFixed(3), inp.length ? `${median(inp)} ms` : ''];
  console.log(`| ${[...cells, (of('bytes') / 1024).toFixed(0), of('requests'), visits[0]?.element].join(' | ')} |`);
}

await browser.close();
for (const { running, proxy } of servers) {
  proxy.close();
  await stop(running);
}
rmSync(folder, { recursive: true, force: true });
process.exit();
