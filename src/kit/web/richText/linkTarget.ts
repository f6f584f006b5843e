import { ownPath } from '../../ownPath.ts';
import { looksLikeEmail } from '../form/email.ts';

const safe = /^(https?|mailto|tel):/i;

/**
 * Whether a link target is safe: a web page, a mail address or a phone number.
 * `ownPages`: also a page of this server, `/…`, for texts that are shown there.
 */
export function isSafeTarget(address: string, { ownPages = false } = {}): boolean {
  if (ownPages && ownPath(address) !== undefined) return true;
  return safe.test(address) && URL.canParse(address);
}

/** Completes a typed link target; undefined if invalid. */
export function linkTarget(typed: string, { ownPages = false } = {}): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (isSafeTarget(text)) return text;
  if (text.startsWith('/')) return ownPages ? ownPath(text) : undefined;
  // A colon after letters is another scheme, except in `host:8080`.
  if (/^[a-z][a-z+.-]*:(?!\d)/i.test(text)) return undefined;
  if (looksLikeEmail(text)) return `mailto:${text}`;
  const page = `https://${text}`;
  return /^[^/]+\.[^/.]/.test(text) && URL.canParse(page) ? page : undefined;
}
