// Numbers and amounts without the browser's formatter: the first one that is made takes a tenth of a second on a slow phone.

type Marks = {
  group: string;
  decimal: string;
  /** Around an amount in reais. */
  money: readonly [before: string, after: string];
  percent: string;
  /** Thousands, millions and so on in narrow places; empty where the language writes the number itself. */
  short: readonly string[];
};

/** What the browser writes in these locales; a test compares the two. */
const marks: Record<string, Marks> = {
  'pt-BR': { group: '.', decimal: ',', money: ['R$\u00a0', ''], percent: '%', short: ['\u00a0mil', '\u00a0mi', '\u00a0bi', '\u00a0tri'] },
  'en-GB': { group: ',', decimal: '.', money: ['R$', ''], percent: '%', short: ['k', 'm', 'bn', 'tn'] },
  'fr-FR': {
    ...{ group: '\u202f', decimal: ',', money: ['', '\u00a0R$'], percent: '\u00a0%' },
    short: ['\u00a0k', '\u00a0M', '\u00a0Md', '\u00a0Bn'],
  },
  'de-DE': {
    ...{ group: '.', decimal: ',', money: ['', '\u00a0R$'], percent: '\u00a0%' },
    short: ['', '\u00a0Mio.', '\u00a0Mrd.', '\u00a0Bio.'],
  },
};

/** From here on a number has more digits than it can hold. */
const TOO_LARGE = 1e15;

/** Whether these functions write the number; others are left to the browser. */
export function isPlain(value: number): boolean {
  // Smaller ones are written with an exponent.
  return Math.abs(value) < TOO_LARGE && (value === 0 || Math.abs(value) >= 1e-6);
}

/** @returns texts of numbers that `isPlain`; undefined for a locale that writes them in another way */
export function quickNumbers(locale: string) {
  const mark = marks[locale];
  if (!mark) return undefined;
  const [before, after] = mark.money;
  const written = ({ whole, part }: Digits) => whole.replace(/\B(?=(\d{3})+$)/g, mark.group) + (part && mark.decimal + part);
  const sign = (value: number) => (value < 0 || Object.is(value, -0) ? '-' : '');
  const short = (value: number) => {
    const { digits, step } = shortened(value, mark.short);
    return written(digits) + (step > 0 ? mark.short[step - 1] : '');
  };
  return {
    /** 1.047,25 */
    number: (value: number, most: number) => sign(value) + written(rounded(value, 0, 0, most)),
    /** R$ 1.234,50; with more decimals where `most` allows them and they say something. */
    money: (value: number, most = 2) => sign(value) + before + written(rounded(value, 0, 2, most)) + after,
    /** 12,5% */
    percent: (value: number, most = 1) => sign(value) + written(rounded(value, 2, 0, most)) + mark.percent,
    /** 1,2 mi */
    short: (value: number) => sign(value) + short(value),
    /** R$ 1,2 mi */
    shortMoney: (value: number) => sign(value) + before + short(value) + after,
  };
}

/** Digits before and after the decimal mark. */
type Digits = { whole: string; part: string };

/**
 * Digits of a number without its sign, halves rounded up as they are written: 1.005 is 1.01.
 * @param shift places by which the decimal mark moves to the right
 * @param least places after it, filled with zeros
 * @param most places after it
 */
function rounded(value: number, shift: number, least: number, most: number): Digits {
  const [whole = '', part = ''] = String(Math.abs(value)).split('.');
  // Zeros on both sides, so that the mark can move.
  const all = whole.padStart(Math.max(0, -shift) + whole.length, '0') + part.padEnd(Math.max(0, shift) + most + 1, '0');
  const mark = whole.length + Math.max(0, -shift) + shift;
  const kept = all.slice(0, mark + most);
  const digits = (all.charAt(mark + most) >= '5' ? String(BigInt(kept) + 1n) : kept).padStart(mark + most, '0');
  const places = digits.slice(digits.length - most);
  let end = most;
  while (end > least && places.charAt(end - 1) === '0') end--;
  return { whole: digits.slice(0, digits.length - most).replace(/^0+(?=\d)/, '') || '0', part: most > 0 ? places.slice(0, end) : '' };
}

/** A number in the largest unit that it fills once it is rounded, with at most one decimal; `step`: thousands are 1, millions 2. */
function shortened(value: number, units: readonly string[]): { digits: Digits; step: number } {
  let found = { digits: rounded(value, 0, 0, 1), step: 0 };
  for (const [index, unit] of units.entries()) {
    const isReached = found.digits.whole.length > 3 * (index + 1 - found.step);
    if (unit && isReached) found = { digits: rounded(value, -3 * (index + 1), 0, 1), step: index + 1 };
  }
  return found;
}
