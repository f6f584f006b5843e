// Numbers in texts, in one spelling each: with thousands marks or without, with a decimal comma or point, masked or bare.

/** With all its marks, or only with those of the branch: `34621748/0001-23`. */
const maskedCnpj = /\b(?=[\w.]{0,9}\d[\w.]{0,9}\/)(\w{2})\.?(\w{3})\.?(\w{3})\/(\w{4})-(\d{2})\b/g;

/** Digits divided at least twice, with a part long enough to be no date: `23079.230126/2023-99`. */
const divided = /(?<![\p{L}\p{N}])\d+(?:[./‐‑–-]\d+){2,}(?![\p{L}\p{N}])/gu;
const [SHORTEST_CODE, LONGEST_CODE, LONG_PART] = [13, 24, 6];
/** Begins the number of a record of PNCP, whose parts are looked for one by one. */
const cnpjFirst = /^\d{14}\D/;

/** Inches as shops write them, `1.1/2` for 1 ½. */
const mixedFraction = /(?<![\d.,/])(\d{1,2})\.(\d{1,2}\/(?:2|4|8|16|32))(?![\d/]|[.,]\d)/g;
/** Lengths in two or three directions: `10x15`, `10 × 15`, `30cm x 40cm`. */
const lengths = /(?<![\p{L}\p{N}]|\d[.,])\d+(?:[.,]\d+)*(?:\s?(?:[mc]?m\s?)?[x×]\s?\d+(?:[.,]\d+)*)+/gu;

const withMarks = /(?<!\d)\d+(?:[.,]\d+)+/g;
/** What the marks of a number mean: the whole part, and the decimals if there are any. Others are codes and lists. */
const readings = [/^([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d+))?$/, /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/, /^(\d+)\.(\d{1,2})$/, /^(0)\.(\d+)$/];

/**
 * A text of lower case with its numbers as they are compared: a masked CNPJ or number of a process as its digits, no thousands marks,
 * decimals after a comma and without zeros at the end, and an `x` by itself between lengths.
 */
export function withPlainNumbers(text: string): string {
  return text
    .replace(maskedCnpj, '$1$2$3$4$5')
    .replace(divided, (code) => (isCode(code) ? digitsOf(code) : code))
    .replace(mixedFraction, '$1 $2')
    .replace(lengths, (all) => all.replace(/[x×]/g, ' x '))
    .replace(withMarks, plainNumber);
}

function isCode(code: string): boolean {
  const { length } = digitsOf(code);
  const isLong = code.split(/\D/).some((part) => part.length >= LONG_PART);
  return length >= SHORTEST_CODE && length <= LONGEST_CODE && isLong && !cnpjFirst.test(code);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** `1.234,50` → `1234,5` · `2.5` → `2,5` · `3.3.90.30` → `339030` · `1,2,3` → `1 2 3` */
function plainNumber(number: string): string {
  const [, whole = '', decimals] = readings.map((reading) => reading.exec(number)).find((found) => found !== null) ?? [];
  if (whole === '') return number.replaceAll('.', '').replaceAll(',', ' ');
  const units = digitsOf(whole);
  if (decimals === undefined) return units;
  const rest = decimals.replace(/0+$/, '');
  return `${units.replace(/^0+(?=\d)/, '')}${rest && `,${rest}`}`;
}
