// Bank accounts: in Brazil a branch and a number name one, elsewhere an IBAN and a SWIFT code.

/** Whether a country's name, as someone wrote it in any of our languages, is Brazil's. */
export const isBrazil = (country: string): boolean => /^(br|brasil|brazil|br[eé]sil|brasilien)$/i.test(country.trim());

/** The account as it is shown: grouped by four, as banks print an IBAN. */
export const groupIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
