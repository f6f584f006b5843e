// The page behind the address that ends bulletins. A page of its own, because it is opened without signing in.
import { createHash } from 'node:crypto';
import type { Language } from '#kit/errors.ts';
import { escapeHtml } from '#kit/server/html/escapeHtml.ts';
import { words } from './mail/words.ts';

const css = `:root{color-scheme:light dark;--text:#1d2530;--paper:#fff;--accent:#0f6b75;--on-accent:#fff}
@media(prefers-color-scheme:dark){:root{--text:#e3eced;--paper:#10191b;--accent:#55b9c3;--on-accent:#10191b}}
body{margin:0;background:var(--paper);color:var(--text);font:17px/1.5 system-ui,sans-serif}
main{max-width:32rem;margin:12vh auto;padding:0 24px}
h1{font-size:1.5rem}
button{padding:10px 20px;border:0;border-radius:6px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid var(--text);outline-offset:2px}`;

/** Only its own form and style work on it. */
export const endPagePolicy = [
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
].join('; ');

export function endPage(language: Language, appName: string, isDone: boolean): string {
  const say = words[language];
  const body = isDone
    ? `<p role="status">${say.endDone}</p>`
    : `<p>${say.endAsk}</p><form method="post"><button>${say.endAction}</button></form>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(`${say.endTitle} · ${appName}`)}</title><style>${css}</style></head>
<body><main><h1>${say.endTitle}</h1>${body}</main></body></html>
`;
}
