// What an entry is called: a domain, kept in Unicode and in ASCII, or a term.
import { domainToASCII, domainToUnicode } from 'node:url';
import type { DnsFault } from '../../contract.ts';

/** A domain in both its spellings, or a term, whose `ascii` is empty. */
export type EntryName = { nome: string; ascii: string };
type Motive = Extract<DnsFault['motivo'], 'missing' | 'tooLong' | 'badDomain'>;

/** The longest that DNS takes, the dot at the end not counted; terms have as much room. */
const LONGEST_NAME = 253;
const LONGEST_LABEL = 63;

/** What is not to be seen, marks that steer how text is laid out among it. Joiners are letters to some scripts. */
const unseen = /(?![\u200C\u200D])[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/gu;
const joiners = /[\u200C\u200D]/g;
const dots = /[。．｡]/g;
/** Node would take all of these for parts of an address, or read what stands behind «%». */
const foreign = /[\s!-),/:-@[-^`{-~+]/u;
/** Ends in a dot and letters, or in two dots by a slip; three are an ellipsis. */
const domainWord = /[^.]\.{1,2}(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu;
/** Of ASCII: underscores stand in names of services. */
const label = /^(?!-)[a-z0-9_-]+(?<!-)$/;

/**
 * Reads a name as people write it: case, a dot at the end and what is not to be seen do not count; `*.` may stand before a
 * domain. With a dot it is a domain, unless it is several words none of which looks like one, sound or not («Lei nº 14.133»).
 * @returns what is wrong where it is neither
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
  // Much longer than a domain can be in Unicode, and short enough to be looked at.
  if (bare.length > 2 * LONGEST_NAME) return 'tooLong';
  if (foreign.test(bare)) return 'badDomain';
  const ascii = domainToASCII(bare) || domainToASCII(bare.replace(joiners, ''));
  const labels = ascii.split('.');
  // Numbers alone are an address, however they are written.
  if (/^\d*$/.test(labels.at(-1) ?? '') || !labels.every((part) => label.test(part))) return 'badDomain';
  if (wildcard.length + ascii.length > LONGEST_NAME || labels.some((part) => part.length > LONGEST_LABEL)) return 'tooLong';
  const unicode = domainToUnicode(ascii);
  // Node leaves as it is what begins like Punycode and is none.
  const isWhole = !unicode.split('.').some((part) => part.startsWith('xn--')) && domainToASCII(unicode) === ascii;
  return isWhole ? { nome: wildcard + unicode, ascii: wildcard + ascii } : 'badDomain';
}
