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

/**
 * A page that begins with the snapshot, so that the browser parses and paints nothing before it. The rest is in it as text, and the script
 * adds it: when the snapshot is on the display, or at once if it does not fit.
 */
function withSnapshot(page: string, { markup, styles, facts, font }: Snapshot, nonce: string): string {
  const start = page.indexOf('<script');
  const [head, rest] = [page.slice(0, start), page.slice(start)];
  const preload = font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${attribute(font)}">` : '';
  // Nothing is painted before the script has run: a browser may paint while it still parses.
  const expect = '<link rel="expect" href="#end-of-snapshot" blocking="render">';
  const hidden = 'html:not([data-skin]) #root{visibility:hidden}';
  const style = `<style data-snapshot nonce="${nonce}">${hidden}${styles.replaceAll('</', '<\\/')}</style>`;
  // In the body, so that it stays the last one when the style sheets come, in whatever order.
  const root = `<div id="root">${markup.replaceAll(noncePlaceholder, nonce)}</div>`;
  const held = `<script type="application/json" id="rest-of-page">${JSON.stringify(rest).replaceAll('<', '\\u003c')}</script>`;
  const script = `<script data-facts="${attribute(JSON.stringify(facts))}">${SNAPSHOT.script}</script>`;
  return `${head}${expect}${preload}</head><body>${style}${root}${held}${script}<template id="end-of-snapshot"></template></body></html>`;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
