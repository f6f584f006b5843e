// The page behind the address that ends bulletins. A page of its own, because it is opened without signing in.
import type { Language } from '#kit/errors.ts';
import { escapeHtml } from '#kit/server/html/escapeHtml.ts';
import { words } from './mail/words.ts';

/** Only its own form works on it. */
export const endPagePolicy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export function endPage(language: Language, appName: string, isDone: boolean): string {
  const say = words[language];
  const body = isDone
    ? `<p role="status">${say.endDone}</p>`
    : `<p>${say.endAsk}</p><form method="post"><button>${say.endAction}</button></form>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escapeHtml(`${say.endTitle} · ${appName}`)}</title></head>
<body><main><h1>${say.endTitle}</h1>${body}</main></body></html>
`;
}
