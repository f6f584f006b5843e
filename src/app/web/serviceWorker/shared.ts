// What the service worker and the page both know: addresses, names in Cache Storage, and messages. Pages get the prefix from their document,
// the worker from its own address.
import { pathPrefix } from '#kit/web/pathPrefix.ts';

/** The path below which this installation is; empty at the root of a host name. */
const prefix = globalThis.document ? pathPrefix : (globalThis.location?.pathname ?? '').replace(/\/[^/]*$/, '');

/** Where the worker is responsible. */
export const workerScope = `${prefix}/`;

/** The worker's file, built by scripts/serviceWorker.mjs. */
export const workerFile = `${prefix}/sw.js`;

/** The cache of the signed-in account: its record and its snapshots. It is deleted when the account signs out. */
export const accountCache = `certame${prefix}-account`;

/** The caches of the builds, each named after its build. */
export const buildCaches = `certame${prefix}-build-`;

/** Where the record of the signed-in account is in its cache. */
export const accountRecord = `${prefix}/account`;

/** The page of the application, as the server sends it and as it is cached. */
export const pageAddress = `${prefix}/index.html`;

/** The account that is signed in here, and the language it reads. */
export type Account = { id: number; language: string };

/** A screen as it was drawn last. */
export type Snapshot = {
  account: number;
  /** Path and search. */
  address: string;
  /** The build whose page it was: see `buildOf`. */
  build: string;
  /** The content of `#root`; styles of elements are in `data-style`, and style elements have a placeholder for the nonce. */
  markup: string;
  /** The rules of the style sheets that it needs. */
  styles: string;
  /** Where the interface's font was fetched from; null until it was. */
  font: string | null;
  facts: SnapshotFacts;
};

/** What must be as it was, so that the snapshot is right, and what to say about it. */
export type SnapshotFacts = {
  account: number;
  /** Media queries, and whether they matched. */
  media: Record<string, boolean>;
  /** Entries of local storage. */
  stored: Record<string, string | null>;
  /** When its data were read, in milliseconds. */
  at: number;
  /** The mark's text: with the time, and with the date too. */
  texts: { time: string; date: string };
};

/** What the page tells the worker. */
export type WorkerMessage = { snapshot: Snapshot };

/** The path of a screen, call or file, from a path of the browser. */
export function pathInScope(path: string): string {
  return path.startsWith(workerScope) ? path.slice(prefix.length) : path;
}

/** The placeholder for the nonce, in pages and snapshots. */
export const noncePlaceholder = '%NONCE%';

/** The build that a page belongs to: its scripts, whose names have hashes, each once. */
export function buildOf(page: string): string {
  const scripts = page.match(/<script[^>]*\ssrc="[^"]*\/assets\/[^"]+"/g) ?? [];
  // A page that asks for its code late has them twice.
  return [...new Set(scripts.map((script) => /\/assets\/([^"]+)"/.exec(script)?.[1]))].join(' ');
}
