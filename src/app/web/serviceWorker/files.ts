// The files of the build: fetched once, and deleted with the next build.

import { inTime } from './inTime.ts';
import { buildCaches, buildOf, pageAddress, workerScope } from './shared.ts';
import { account } from './snapshots.ts';

/** Written by scripts/serviceWorker.mjs. */
declare const BUILD: {
  /** A hash of all files. */
  name: string;
  /** What `buildOf` says of its page. */
  page: string;
  /** All files with a hash in their name, and the few others that the page needs. */
  files: string[];
  /** Those that the first screens need. */
  first: string[];
};

const build = BUILD;
const known = new Set(build.files);
/** How many are fetched side by side, so that what the user does meanwhile is not delayed. */
const AT_A_TIME = 4;

export function isFile(path: string): boolean {
  return known.has(path);
}

function openBuild(): Promise<Cache> {
  return caches.open(buildCaches + build.name);
}

/** Fetches the page and what the first screens need. Throws if one is missing; the browser then tries again at a later visit. */
export async function installBuild(): Promise<void> {
  const language = (await account())?.language ?? 'pt';
  const isRead = (file: string) => (/[/-](pt|en|fr|de)-[^/]*$/.exec(file)?.[1] ?? language) === language;
  const cache = await openBuild();
  const waiting = build.first.filter(isRead).map((file) => workerScope + file.slice(1));
  const take = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      if (!(await cache.match(file))) await cache.add(file);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, take));
  if (!(await refreshPage())) throw new Error('The server has another build.');
}

/** Deletes the caches of other builds. */
export async function removeOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(buildCaches) && name !== buildCaches + build.name);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** A file of the build, from the cache if it is there. @param meanwhile receives what is not awaited */
export async function answerFile(request: Request, meanwhile: (work: Promise<unknown>) => void): Promise<Response> {
  const { pathname } = new URL(request.url);
  const lookup = matchIn(pathname);
  const cached = await inTime(lookup);
  if (cached) return cached;
  const response = await fetch(request).catch(() => undefined);
  // Without a connection, or after an update, a late answer is better than none.
  if (!response?.ok) return (await inTime(lookup)) ?? response ?? Response.error();
  // A part of a file is no file.
  if (response.status === 200) meanwhile(keepFile(pathname, response.clone()));
  return response;
}

async function matchIn(address: string): Promise<Response | undefined> {
  return (await openBuild()).match(address, { ignoreVary: true });
}

async function keepFile(pathname: string, response: Response): Promise<void> {
  try {
    await (await openBuild()).put(pathname, response);
  } catch {
    // Storage is full, or being cleared.
  }
}

/** The page, if it is cached. */
export function cachedPage(): Promise<Response | undefined> {
  return inTime(matchIn(pageAddress));
}

/** Fetches the page again, whose policy may change without a new build. @returns whether the server has this build */
export async function refreshPage(): Promise<boolean> {
  const response = await fetch(pageAddress, { cache: 'no-store', headers: { accept: 'text/html' } });
  if (!response.ok || buildOf(await response.clone().text()) !== build.page) return false;
  await (await openBuild()).put(pageAddress, response);
  return true;
}
