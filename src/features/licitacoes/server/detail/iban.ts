// Validation of IBANs, and their country.
import { languages } from '#kit/errors.ts';
import { foldName } from '#kit/server/text/fold.ts';
import { isBrazil } from '../../bankAccount.ts';

/** IBAN length per country, from SWIFT's ISO 13616 registry. */
const ibanLengths: Partial<Record<string, number>> = Object.fromEntries(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18
  FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27
  MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27
  SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Whether a text is an IBAN: its country's length, and ISO 7064 check digits (letters count from 10; the number modulo 97 is 1). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || iban.length !== ibanLengths[iban.slice(0, 2)]) return false;
  // The only country whose parts are parsed: all digits up to account type and holder.
  if (iban.startsWith('BR') && !/^BR\d{25}[A-Z][A-Z0-9]$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

let codes: Map<string, string> | undefined;

/** The code of a country with IBANs, by its code or its name in any of our languages; undefined for an unknown name. */
export function ibanCountry(country: string): string | undefined {
  if (isBrazil(country)) return 'BR';
  codes ??= new Map(Object.keys(ibanLengths).flatMap((code) => namesOf(code).map((name) => [foldName(name), code])));
  return codes.get(foldName(country));
}

function namesOf(code: string): string[] {
  return [code, ...languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code)];
}
