import { looksLikeEmail } from '../form/email.ts';

const safe = /^(https?|mailto|tel):/i;

/** Whether a link in a text may lead there: to a page, a mail address or a telephone, nothing that runs. */
export function isSafeTarget(address: string): boolean {
  return safe.test(address) && URL.canParse(address);
}

/** What somebody typed as the address of a link, made complete; undefined where it cannot be one. */
export function linkTarget(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (isSafeTarget(text)) return text;
  // A colon after letters alone is another kind of address; `host:8080` is none.
  if (/^[a-z][a-z+.-]*:(?!\d)/i.test(text)) return undefined;
  if (looksLikeEmail(text)) return `mailto:${text}`;
  const page = `https://${text.replace(/^\/+/, '')}`;
  return /^[^/]+\.[^/.]/.test(text) && URL.canParse(page) ? page : undefined;
}
