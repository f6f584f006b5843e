// The page as the worker sends it: with a nonce of its own, and with the snapshot of the screen.
import { noncePlaceholder, type Snapshot } from './shared.ts';

/** The script that shows a snapshot, or puts back what it replaced, and its SHA-256. Written by scripts/serviceWorker.mjs. */
declare const SNAPSHOT: { script: string; hash: string };

/** A copy of a page of the server with a fresh nonce, as each answer needs, and with the snapshot if there is one. */
export function pageWith(html: string, headers: Headers, snapshot?: Snapshot): Response {
  const policy = headers.get('content-security-policy') ?? '';
  const old = /'nonce-([^']+)'/.exec(policy)?.[1] ?? noncePlaceholder;
  const fresh = newNonce();
  const copied = new Headers(headers);
  // The body is no longer what they describe.
  for (const name of ['content-encoding', 'content-length', 'etag']) copied.delete(name);
  const allowed = snapshot ? policy.replace("script-src 'self'", `script-src 'self' 'sha256-${SNAPSHOT.hash}'`) : policy;
  copied.set('content-security-policy', allowed.replaceAll(old, fresh));
  const page = withoutSettings(html.replaceAll(old, fresh));
  return new Response(snapshot ? withSnapshot(page, snapshot, fresh) : page, { headers: copied });
}

/** Settings that the server wrote into the page were true then; the page asks again. */
function withoutSettings(page: string): string {
  return page.replace(/(<script type="application\/json" id="settings">).*?(<\/script>)/s, '$1null$2');
}

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/** Replaces the content of `#root`; the script gets it as a template, in case the snapshot does not fit. */
function withSnapshot(page: string, { markup, styles, facts }: Snapshot, nonce: string): string {
  const found = /<div id="root"[^>]*>/.exec(page);
  if (!found) return page;
  const start = found.index + found[0].length;
  const end = endOf(page, start);
  const script = `<script data-facts="${attribute(JSON.stringify(facts))}">${SNAPSHOT.script}</script>`;
  const template = `<template id="before-snapshot">${page.slice(start, end)}</template>`;
  const content = markup.replaceAll(noncePlaceholder, nonce);
  const style = `<style data-snapshot nonce="${nonce}">${styles.replaceAll('</', '<\\/')}</style>`;
  const head = page.slice(0, start).replace('</head>', () => `${style}</head>`);
  return `${head}${content}</div>${template}${script}${page.slice(end + '</div>'.length)}`;
}

/** Where the element ends whose content begins at `start`. */
function endOf(page: string, start: number): number {
  let depth = 1;
  for (const { 0: tag, index } of page.slice(start).matchAll(/<div\b|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1;
    if (depth === 0) return start + index;
  }
  return start;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
