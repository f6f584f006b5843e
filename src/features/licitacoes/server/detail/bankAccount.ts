// Validation of bank accounts: SWIFT code, Brazilian branch and number, required and forbidden fields.
import { type Fault, type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import { required } from '#kit/server/fieldFaults.ts';
import { isBrazil } from '../../bankAccount.ts';
import { ibanCountry, isIban } from './iban.ts';

export type BankAccount = {
  bankName: string;
  country: string;
  iban: string;
  swiftCode: string;
  branch: string;
  accountNumber: string;
};

/** A BIC of ISO 9362: bank, country, location and optional branch. */
const isSwiftCode = (code: string): boolean => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code);

/** A number with or without its check digit, which may be X. */
const isBranch = (branch: string): boolean => /^\d{1,5}(-[\dX])?$/.test(branch);
const isAccountNumber = (account: string): boolean => /^\d{1,13}(-[\dX]{1,2})?$/.test(account);

/**
 * Normalised for storage: codes without spaces in capitals; points in Brazilian numbers are removed. A space within such a number stays and
 * is rejected: without it, `1234 5` would become another branch.
 */
function normalised(account: BankAccount): BankAccount {
  const packed = (text: string) => text.replace(/\s/g, '').toUpperCase();
  const withoutPoints = (text: string) => text.trim().replace(/\./g, '').toUpperCase();
  return {
    bankName: account.bankName.trim(),
    country: account.country.trim(),
    iban: packed(account.iban),
    swiftCode: packed(account.swiftCode),
    branch: withoutPoints(account.branch),
    accountNumber: withoutPoints(account.accountNumber),
  };
}

/**
 * Validates and normalises an account.
 * @returns undefined when all fields are empty: the account is then removed
 * @throws {Problem} `validation` with all faults
 */
export function checkAccount(sent: BankAccount, language: Language): BankAccount | undefined {
  const account = normalised(sent);
  const { bankName, country, iban, swiftCode, branch, accountNumber } = account;
  if (![bankName, iban, swiftCode, branch, accountNumber].some(Boolean)) return undefined;
  const faults: Fault[] = [];
  const refuse = (field: keyof BankAccount, words: LocalizedText) => faults.push({ path: `body.${field}`, message: words[language] });
  if (bankName === '') refuse('bankName', required);
  if (country === '') refuse('country', required);
  if (iban !== '') {
    if (!isIban(iban)) refuse('iban', noIban);
    else if ((ibanCountry(country) ?? iban.slice(0, 2)) !== iban.slice(0, 2)) refuse('iban', otherCountry);
    else if (isBrazil(country) && !isOfIban(account)) refuse('iban', otherAccount);
  }
  if (swiftCode !== '' && !isSwiftCode(swiftCode)) refuse('swiftCode', noSwift);
  if (isBrazil(country)) {
    const needsNumbers = iban === '' || branch !== '' || accountNumber !== '';
    if (branch === '' ? needsNumbers : !isBranch(branch)) refuse('branch', branch === '' ? required : noBranch);
    if (accountNumber === '' ? needsNumbers : !isAccountNumber(accountNumber))
      refuse('accountNumber', accountNumber === '' ? required : noAccount);
  } else {
    if (branch !== '') refuse('branch', onlyBrazil);
    if (accountNumber !== '') refuse('accountNumber', onlyBrazil);
    if (iban === '') refuse('iban', required);
  }
  if (faults.length > 0) throw new Problem('validation', undefined, faults);
  return account;
}

/** Position of branch and account number in a Brazilian IBAN, after the bank and before account type and holder. */
const inIban = { branch: [12, 17], accountNumber: [17, 27] } as const;

/** Whether branch and number match those in a Brazilian IBAN, which has them with or without check digits. */
function isOfIban(account: BankAccount): boolean {
  return (['branch', 'accountNumber'] as const).every((field) => {
    const number = account[field];
    const kept = BigInt(account.iban.slice(...inIban[field]));
    const forms = [number.replace(/-.*/, ''), number.replace('-', '').replace('X', '0'), number.replace(/\D/g, '')];
    return number === '' || forms.some((digits) => /^\d+$/.test(digits) && BigInt(digits) === kept);
  });
}

/** Branch and number of a Brazilian account, or those of its IBAN when only that is stored. */
export function branchAndNumber(account: Pick<BankAccount, 'iban' | 'branch' | 'accountNumber'>): {
  branch: string;
  accountNumber: string;
} {
  const { iban, branch, accountNumber } = account;
  if (branch !== '' || !iban.startsWith('BR') || !isIban(iban)) return { branch, accountNumber };
  const plain = (digits: string, length: number) => digits.replace(/^0+/, '').padStart(length, '0');
  return { branch: plain(iban.slice(...inIban.branch), 4), accountNumber: plain(iban.slice(...inIban.accountNumber), 1) };
}

const noIban: LocalizedText = {
  pt: 'não é um IBAN válido: confira o país, o comprimento e os dígitos',
  en: 'is not a valid IBAN: check the country, the length and the digits',
  fr: 'n’est pas un IBAN valide : vérifiez le pays, la longueur et les chiffres',
  de: 'ist keine gültige IBAN: Prüfen Sie Land, Länge und Ziffern',
};
const otherCountry: LocalizedText = {
  pt: 'é de outro país: confira o IBAN e o país',
  en: 'is of another country: check the IBAN and the country',
  fr: 'est celui d’un autre pays : vérifiez l’IBAN et le pays',
  de: 'gehört zu einem anderen Land: Prüfen Sie IBAN und Land',
};
const otherAccount: LocalizedText = {
  pt: 'é de outra conta: confira a agência e a conta, ou deixe o IBAN em branco',
  en: 'is of another account: check the branch and the account number, or leave the IBAN blank',
  fr: 'est celui d’un autre compte : vérifiez l’agence et le numéro de compte, ou laissez l’IBAN vide',
  de: 'gehört zu einem anderen Konto: Prüfen Sie Filiale und Kontonummer, oder lassen Sie die IBAN leer',
};
const onlyBrazil: LocalizedText = {
  pt: 'existe apenas em contas no Brasil: deixe em branco',
  en: 'is for accounts in Brazil only: leave it blank',
  fr: 'ne concerne que les comptes au Brésil : laissez ce champ vide',
  de: 'gibt es nur bei Konten in Brasilien: Lassen Sie das Feld leer',
};
const noSwift: LocalizedText = {
  pt: 'não é um código SWIFT válido: são 8 ou 11 letras e algarismos',
  en: 'is not a valid SWIFT code: it has 8 or 11 letters and digits',
  fr: 'n’est pas un code SWIFT valide : il compte 8 ou 11 lettres et chiffres',
  de: 'ist kein gültiger SWIFT-Code: Er hat 8 oder 11 Buchstaben und Ziffern',
};
const noBranch: LocalizedText = {
  pt: 'não é uma agência válida: até 5 algarismos e, se houver, o dígito (0001-9)',
  en: 'is not a valid branch: up to 5 digits and a check digit, if any (0001-9)',
  fr: 'n’est pas un code d’agence valide : jusqu’à 5 chiffres et la clé éventuelle (0001-9)',
  de: 'ist keine gültige Filialnummer: bis zu 5 Ziffern und gegebenenfalls die Prüfziffer (0001-9)',
};
const noAccount: LocalizedText = {
  pt: 'não é uma conta válida: até 13 algarismos e, se houver, o dígito (12345-6)',
  en: 'is not a valid account number: up to 13 digits and a check digit, if any (12345-6)',
  fr: 'n’est pas un numéro de compte valide : jusqu’à 13 chiffres et la clé éventuelle (12345-6)',
  de: 'ist keine gültige Kontonummer: bis zu 13 Ziffern und gegebenenfalls die Prüfziffer (12345-6)',
};
