// Names of entries: a domain, stored in Unicode and ASCII, or a term.
import { domainToASCII, domainToUnicode } from 'node:url';
import type { DnsFault } from '../../contract.ts';

/** A domain in both spellings, or a term with an empty `ascii`. */
export type EntryName = { nome: string; ascii: string };
type Motive = Extract<DnsFault['motivo'], 'missing' | 'tooLong' | 'badDomain'>;

/** DNS's limit without the final dot; used for terms too. */
const LONGEST_NAME = 253;
const LONGEST_LABEL = 63;

/** Invisible characters, including text direction marks. Joiners are letters in some scripts. */
const unseen = /(?![\u200C\u200D])[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/gu;
const joiners = /[\u200C\u200D]/g;
const dots = /[。．｡]/g;
/** Characters that Node parses as parts of a URL, and «%». */
const foreign = /[\s!-),/:-@[-^`{-~+]/u;
/** Ends in a dot and letters, or two dots by mistake; three are an ellipsis. */
const domainWord = /[^.]\.{1,2}(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu;
/** An ASCII label; service names contain underscores. */
const label = /^(?!-)[a-z0-9_-]+(?<!-)$/;

/**
 * Parses a name as users write it, ignoring case, a final dot and invisible characters; `*.` may precede a domain. With a dot it is a
 * domain, unless it has several words of which none looks like one («Lei nº 14.133»).
 * @returns the fault if it is neither
 */
export function readName(given: string): EntryName | Motive {
  const text = given.toWellFormed().replace(/\s+/gu, ' ').replace(unseen, '').trim().normalize('NFC');
  if (text === '') return 'missing';
  const bare = text.replace(dots, '.').replace(/(?<!^|\.)\.$/, '');
  if (isDomainLike(bare)) return readDomain(bare);
  if (!/[\p{L}\p{N}]/u.test(text)) return 'badDomain';
  return text.length > LONGEST_NAME ? 'tooLong' : { nome: text, ascii: '' };
}

function isDomainLike(text: string): boolean {
  return (
    text.includes('.') && text.split(' ').some((word, _, { length }) => length === 1 || (domainWord.test(word) && !foreign.test(word)))
  );
}

function readDomain(text: string): EntryName | Motive {
  const wildcard = text.startsWith('*.') ? '*.' : '';
  const bare = text.slice(wildcard.length);
  // Longer than any domain in Unicode, but short enough to process.
  if (bare.length > 2 * LONGEST_NAME) return 'tooLong';
  if (foreign.test(bare)) return 'badDomain';
  const ascii = domainToASCII(bare) || domainToASCII(bare.replace(joiners, ''));
  const labels = ascii.split('.');
  // Only digits and dots is an IP address, in any notation.
  if (/^\d*$/.test(labels.at(-1) ?? '') || !labels.every((part) => label.test(part))) return 'badDomain';
  if (wildcard.length + ascii.length > LONGEST_NAME || labels.some((part) => part.length > LONGEST_LABEL)) return 'tooLong';
  const unicode = domainToUnicode(ascii);
  // Node returns invalid Punycode unchanged.
  const isWhole = !unicode.split('.').some((part) => part.startsWith('xn--')) && domainToASCII(unicode) === ascii;
  return isWhole ? { nome: wildcard + unicode, ascii: wildcard + ascii } : 'badDomain';
}
