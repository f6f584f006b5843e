// The numbers of people and companies in Brazil, with their check digits.

/** With or without its marks. */
export function isCpf(text: string): boolean {
  const digits = text.replace(/[.\-\s]/g, '');
  return /^\d{11}$/.test(digits) && hasCheckDigits(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]);
}

/** With or without its marks. Since July 2026 the first twelve characters may be letters; the check digits are not. */
export function isCnpj(text: string): boolean {
  const characters = toBareCnpj(text);
  return /^[\dA-Z]{12}\d{2}$/.test(characters) && hasCheckDigits(characters, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
}

/** `12.ABC.345/01DE-35` → `12ABC34501DE35`, as it is stored. */
export function toBareCnpj(text: string): string {
  return text.replace(/[./\-\s]/g, '').toUpperCase();
}

/** `12ABC34501DE35` → `12.ABC.345/01DE-35`; anything else stays as it is. */
export function formatCnpj(cnpj: string): string {
  return toBareCnpj(cnpj).length === 14 ? toBareCnpj(cnpj).replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5') : cnpj;
}

/** `52998224725` → `529.982.247-25`; anything else stays as it is. */
export function formatCpf(cpf: string): string {
  const digits = cpf.replace(/\D/g, '');
  return digits.length === 11 ? digits.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4') : cpf;
}

/**
 * Verifies the two check digits. A character counts as its code less 48, which is a digit's own value. The weights of the second are those
 * of the first with one more in front.
 */
function hasCheckDigits(characters: string, weights: readonly number[]): boolean {
  if (/^(.)\1+$/.test(characters)) return false;
  const checkOf = (factors: readonly number[]) => {
    const rest = factors.reduce((sum, factor, place) => sum + factor * (characters.charCodeAt(place) - 48), 0) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const second = [(weights[0] as number) + 1, ...weights];
  return checkOf(weights) === Number(characters.at(-2)) && checkOf(second) === Number(characters.at(-1));
}
