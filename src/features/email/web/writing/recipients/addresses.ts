// Parses addresses as people type and paste them: `ana@a.example; "Lima, Rui" <rui@b.example>`, separated by commas, semicolons or lines.
import type { Address } from '../../../entities.ts';

const shape =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])$/iu;

/** Validates an address in the browser. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && shape.test(text);
}

/** The addresses in a text, and the remaining text. */
export function readAddresses(text: string): { found: Address[]; rest: string } {
  const found: Address[] = [];
  const rest: string[] = [];
  for (const part of partsOf(text)) {
    const one = readAddress(part);
    const words = part.split(/\s+/);
    if (one) found.push(one);
    else if (words.every(isAddress)) found.push(...words.map((email) => ({ name: '', email })));
    else rest.push(part);
  }
  return { found, rest: rest.join(', ') };
}

/** Appends those of `more` that are not there yet. */
export function withAddresses(known: Address[], more: readonly Address[]): Address[] {
  const seen = new Set(known.map(keyOf));
  return [...known, ...more.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)))];
}

/** The same mailbox has the same key, however its address is written. */
export function keyOf({ email }: Address): string {
  return email.toLowerCase();
}

/** Splits at commas, semicolons and lines, but not within quotation marks or angle brackets. */
function partsOf(text: string): string[] {
  return (text.match(/(?:"[^"]*"|<[^>]*>|[^,;\n\t])+/g) ?? []).map((part) => part.trim()).filter(Boolean);
}

function readAddress(part: string): Address | undefined {
  const plain = part.replace(/^mailto:/i, '').replace(/^<([^<>]*)>$/, '$1');
  if (isAddress(plain)) return { name: '', email: plain };
  const [, name = '', email = ''] = /^(.*?)\s*<\s*([^<>\s]+)\s*>$/s.exec(part) ?? [];
  return isAddress(email)
    ? {
        name: name
          .replace(/^"(.*)"$/s, '$1')
          .trim()
          .slice(0, 200),
        email,
      }
    : undefined;
}
