// Numbers of companies and people. Since July 2026 a CNPJ has letters too; its two check digits stay digits.

const FIRST_CHAR = '0'.charCodeAt(0);

/** Without marks and in upper case: `12.abc.345/01de-35` → `12ABC34501DE35`. */
export function bareNumber(typed: string): string {
  return typed.replace(/[\s./-]/g, '').toUpperCase();
}

/** Whether the number has the form of a CNPJ, whatever its check digits. */
export const looksLikeCnpj = (number: string) => /^[0-9A-Z]{12}\d{2}$/.test(number);
/** Whether the number has the form of a CPF, whatever its check digits. */
export const looksLikeCpf = (number: string) => /^\d{11}$/.test(number);

/** Whether a number without marks is a CNPJ: each character counts as its code less that of 0, weighted by 2 to 9 from the right. */
export function isCnpj(number: string): boolean {
  return looksLikeCnpj(number) && !/^(.)\1+$/.test(number) && checkDigits(number.slice(0, 12), 9) === number.slice(12);
}

/** Whether a number without marks is a CPF. */
export function isCpf(number: string): boolean {
  return looksLikeCpf(number) && !/^(.)\1+$/.test(number) && checkDigits(number.slice(0, 9), 11) === number.slice(9);
}

/** @param highest the highest weight, after which 2 follows again */
function checkDigits(base: string, highest: number): string {
  const first = checkDigit(base, highest);
  return `${first}${checkDigit(`${base}${first}`, highest)}`;
}

function checkDigit(text: string, highest: number): number {
  const weights = highest - 1;
  const sum = [...text].reverse().reduce((total, character, i) => total + (character.charCodeAt(0) - FIRST_CHAR) * (2 + (i % weights)), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** 14 characters → `43.052.497/0001-02`, 11 digits → `123.456.789-09`; anything else as it is. */
export function masked(number: string): string {
  return number.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\w{2})$/, '$1.$2.$3/$4-$5').replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}
