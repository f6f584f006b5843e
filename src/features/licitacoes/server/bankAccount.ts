// What makes an IBAN, a SWIFT code, a Brazilian branch and account number valid, and what is missing in an account.
import { type Fault, type Language, Problem, type Titles } from '#kit/errors.ts';
import { isBrazil } from '../bankAccount.ts';

export type BankAccount = {
  bankName: string;
  country: string;
  iban: string;
  swiftCode: string;
  branch: string;
  accountNumber: string;
};

/** The length of each country's IBAN, of the register that SWIFT keeps for ISO 13616. */
const ibanLengths: Partial<Record<string, number>> = Object.fromEntries(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18
  FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27
  MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27
  SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** The country's length, and ISO 7064's check digits: the whole, letters counted from 10, leaves 1 when divided by 97. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || iban.length !== ibanLengths[iban.slice(0, 2)]) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** A BIC of ISO 9362: the bank, its country and place, and a branch where one is meant. */
const isSwiftCode = (code: string): boolean => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code);

/** A number with or without its check digit, which may be an X. */
const isBranch = (branch: string): boolean => /^\d{1,5}(-[\dX])?$/.test(branch);
const isAccountNumber = (account: string): boolean => /^\d{1,13}(-[\dX]{1,2})?$/.test(account);

/** As it is kept: codes without spaces and in capitals; points in Brazilian numbers mean nothing. */
function tidied(account: BankAccount): BankAccount {
  const packed = (text: string) => text.replace(/\s/g, '').toUpperCase();
  return {
    bankName: account.bankName.trim(),
    country: account.country.trim(),
    iban: packed(account.iban),
    swiftCode: packed(account.swiftCode),
    branch: packed(account.branch).replace(/\./g, ''),
    accountNumber: packed(account.accountNumber).replace(/\./g, ''),
  };
}

/**
 * The account as it is to be kept.
 * @returns undefined where nothing is given: the account is then removed
 * @throws {Problem} `validation`, with all that is wrong
 */
export function checkAccount(sent: BankAccount, language: Language): BankAccount | undefined {
  const account = tidied(sent);
  const { bankName, country, iban, swiftCode, branch, accountNumber } = account;
  if (![bankName, iban, swiftCode, branch, accountNumber].some(Boolean)) return undefined;
  const faults: Fault[] = [];
  const say = (field: keyof BankAccount, words: Titles) => faults.push({ path: `body.${field}`, message: words[language] });
  if (bankName === '') say('bankName', needed);
  if (iban !== '' && !isIban(iban)) say('iban', noIban);
  if (swiftCode !== '' && !isSwiftCode(swiftCode)) say('swiftCode', noSwift);
  if (branch !== '' && !isBranch(branch)) say('branch', noBranch);
  if (accountNumber !== '' && !isAccountNumber(accountNumber)) say('accountNumber', noAccount);
  if (isBrazil(country) ? iban === '' || branch !== '' || accountNumber !== '' : branch !== '' || accountNumber !== '') {
    if (branch === '') say('branch', needed);
    if (accountNumber === '') say('accountNumber', needed);
  } else if (iban === '') say('iban', needed);
  if (faults.length > 0) throw new Problem('validation', undefined, faults);
  return account;
}

/** The branch and number of a Brazilian account, of its IBAN where only that is kept: bank (8), branch (5), account (10), kind, holder. */
export function branchAndNumber(account: Pick<BankAccount, 'iban' | 'branch' | 'accountNumber'>): {
  branch: string;
  accountNumber: string;
} {
  const { iban, branch, accountNumber } = account;
  if (branch !== '' || !iban.startsWith('BR') || !isIban(iban)) return { branch, accountNumber };
  const plain = (digits: string, length: number) => digits.replace(/^0+/, '').padStart(length, '0');
  return { branch: plain(iban.slice(12, 17), 4), accountNumber: plain(iban.slice(17, 27), 1) };
}

const needed: Titles = { pt: 'é obrigatório', en: 'is required', fr: 'est obligatoire', de: 'ist erforderlich' };
const noIban: Titles = {
  pt: 'não é um IBAN válido: confira o país, o comprimento e os dígitos',
  en: 'is not a valid IBAN: check the country, the length and the digits',
  fr: "n'est pas un IBAN valide : vérifiez le pays, la longueur et les chiffres",
  de: 'ist keine gültige IBAN: Prüfen Sie Land, Länge und Ziffern',
};
const noSwift: Titles = {
  pt: 'não é um código SWIFT válido: são 8 ou 11 letras e algarismos',
  en: 'is not a valid SWIFT code: it has 8 or 11 letters and digits',
  fr: "n'est pas un code SWIFT valide : il compte 8 ou 11 lettres et chiffres",
  de: 'ist kein gültiger SWIFT-Code: Er hat 8 oder 11 Buchstaben und Ziffern',
};
const noBranch: Titles = {
  pt: 'não é uma agência válida: até 5 algarismos e, se houver, o dígito (0001-9)',
  en: 'is not a valid branch: up to 5 digits and a check digit, if any (0001-9)',
  fr: "n'est pas un code d'agence valide : jusqu'à 5 chiffres et la clé éventuelle (0001-9)",
  de: 'ist keine gültige Filialnummer: bis zu 5 Ziffern und gegebenenfalls die Prüfziffer (0001-9)',
};
const noAccount: Titles = {
  pt: 'não é uma conta válida: até 13 algarismos e, se houver, o dígito (12345-6)',
  en: 'is not a valid account number: up to 13 digits and a check digit, if any (12345-6)',
  fr: "n'est pas un numéro de compte valide : jusqu'à 13 chiffres et la clé éventuelle (12345-6)",
  de: 'ist keine gültige Kontonummer: bis zu 13 Ziffern und gegebenenfalls die Prüfziffer (12345-6)',
};
