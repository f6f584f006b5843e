// Payment methods of agencies and their references. Card numbers are never accepted.
import { bareNumber, isCnpj, isCpf } from '#brasil/documento.ts';

export const paymentMethods = ['empenho', 'boleto', 'pix', 'faturado'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Validation errors of a reference. */
export type ReferenceFault = 'missing' | 'empenho' | 'document' | 'pixKey' | 'short' | 'card';

/** Normalizes a reference: trims it, and writes the number of an empenho in upper case. */
export function normalizeReference(method: PaymentMethod, typed: string): string {
  const text = typed.trim().replace(/\s+/g, ' ');
  return method === 'empenho' ? text.toUpperCase().replace(/\s/g, '') : text;
}

/** The validation error of a reference; undefined if it is valid. */
export function faultOfReference(method: PaymentMethod, typed: string): ReferenceFault | undefined {
  const reference = normalizeReference(method, typed);
  if (reference === '') return 'missing';
  // A mobile number as a Pix key may pass the check of card numbers, so valid references are accepted first.
  if (method === 'empenho' && /^(19|20)\d{2}NE\d{6}$/.test(reference)) return undefined;
  if (method === 'boleto' && (isCpf(bareNumber(reference)) || isCnpj(bareNumber(reference)))) return undefined;
  if (method === 'pix' && isPixKey(reference)) return undefined;
  if (containsCardNumber(reference)) return 'card';
  return method === 'faturado' && /[\p{L}\d].*[\p{L}\d].*[\p{L}\d]/u.test(reference) ? undefined : faultOf[method];
}

const faultOf = { empenho: 'empenho', boleto: 'document', pix: 'pixKey', faturado: 'short' } as const;

/** Prefixes of card numbers, and their numbers of digits. */
const cards = [
  { begins: /^4/, lengths: [13, 16, 19] },
  { begins: /^(5|2[2-7]|35|60|63|64|65)/, lengths: [16, 19] },
  { begins: /^3[47]/, lengths: [15] },
  { begins: /^3[068]/, lengths: [14] },
];

/** `23000.012345/2026-11`, the format of administrative proceedings. */
const proceeding = /(?<!\d)\d{5}\.\d{6}\/\d{4}-\d{2}(?!\d)/g;

/**
 * Whether a text contains a card number, in any grouping, also next to other numbers such as date or code. It must begin at a group, else
 * contract numbers would match.
 */
export function containsCardNumber(text: string): boolean {
  const runs = text.replace(proceeding, 'x').match(/\d+(?:[^\p{L}\d]{1,3}\d+)*/gu) ?? [];
  return runs.some((run) => {
    const groups = run.match(/\d+/g) ?? [];
    return groups.some((_, first) => {
      const digits = groups.slice(first).join('');
      return cards.some(
        ({ begins, lengths }) =>
          begins.test(digits) && lengths.some((length) => digits.length >= length && isCardNumber(digits.slice(0, length))),
      );
    });
  });
}

function isCardNumber(digits: string): boolean {
  return !isCnpj(digits) && passesLuhn(digits);
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** An e-mail address, a mobile number with +55, a CPF or CNPJ, or a random key. */
function isPixKey(text: string): boolean {
  return (
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ||
    /^\+55\d{10,11}$/.test(text.replace(/[\s()-]/g, '')) ||
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ||
    isCpf(bareNumber(text)) ||
    isCnpj(bareNumber(text))
  );
}
