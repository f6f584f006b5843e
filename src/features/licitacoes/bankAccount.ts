// Bank accounts: identified by branch and number in Brazil, by IBAN and SWIFT code elsewhere.

/** Whether a country's name, in any of our languages, is Brazil's. */
export const isBrazil = (country: string): boolean => /^(br|brasil|brazil|br[eé]sil|brasilien)$/i.test(country.trim());

/** The IBAN in groups of four, as banks print it. */
export const groupIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
