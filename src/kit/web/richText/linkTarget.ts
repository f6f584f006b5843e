import { ownPath } from '../../ownPath.ts';
import { looksLikeEmail } from '../form/email.ts';

const safe = /^(https?|mailto|tel):/i;

/**
 * Whether a link in a text may lead there: to a page, a mail address or a telephone, nothing that runs.
 * `ownPages`: also to a page of this server, `/…`, which only a text that is read there can.
 */
export function isSafeTarget(address: string, { ownPages = false } = {}): boolean {
  if (ownPages && ownPath(address) !== undefined) return true;
  return safe.test(address) && URL.canParse(address);
}

/** What somebody typed as the address of a link, made complete; undefined where it cannot be one. */
export function linkTarget(typed: string, { ownPages = false } = {}): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (isSafeTarget(text)) return text;
  if (text.startsWith('/')) return ownPages ? ownPath(text) : undefined;
  // A colon after letters alone is another kind of address; `host:8080` is none.
  if (/^[a-z][a-z+.-]*:(?!\d)/i.test(text)) return undefined;
  if (looksLikeEmail(text)) return `mailto:${text}`;
  const page = `https://${text}`;
  return /^[^/]+\.[^/.]/.test(text) && URL.canParse(page) ? page : undefined;
}
