// Invented identifiers with valid check digits, whose owners do not exist.

/** An invented CNPJ, different for every number below a million. Roots of 99 are outside the assigned ranges. */
export function inventCnpj(number: number): string {
  return withCheckDigits(`99${String((number * 7919 + 104_729) % 1_000_000).padStart(6, '0')}0001`);
}

/** An invented CNPJ of the alphanumeric kind assigned since July 2026. */
export function inventCnpjWithLetters(number: number): string {
  const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
  const letter = (place: number) => letters[(number * 7 + place * 5) % letters.length];
  return withCheckDigits(`99${letter(1)}${letter(2)}${number % 10}${letter(3)}${(number * 3) % 10}${letter(4)}0001`);
}

/** Completes the first twelve characters of a CNPJ. A letter counts as its character code less 48. */
export function withCheckDigits(twelve: string): string {
  const first = checkDigit(twelve);
  return `${twelve}${first}${checkDigit(`${twelve}${first}`)}`;
}

function checkDigit(characters: string): number {
  let sum = 0;
  for (let fromEnd = 0; fromEnd < characters.length; fromEnd++)
    sum += (characters.charCodeAt(characters.length - 1 - fromEnd) - 48) * (2 + (fromEnd % 8));
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/** A Brazilian IBAN: bank (8), branch (5), account (10), kind of account and holder. */
export function inventIban(bank: string, branch: number, account: number): string {
  const bban = `${bank}${String(branch).padStart(5, '0')}${String(account).padStart(10, '0')}C1`;
  const digits = `${bban}BR00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return `BR${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}
