// Converts days between a locale's format, `28/05/2026`, and ISO 8601, `2026-05-28`.

type Part = 'day' | 'month' | 'year';

/** Whether a text is an existing day in a plausible year. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  // 31 February would become a day in March.
  return new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) ?? false;
}

/** 28/05/2026; invalid days stay as they are. */
export function writeDay(day: string, locale: string): string {
  if (!isDay(day)) return day;
  const [year = '', month = '', ofMonth = ''] = day.split('-');
  return withParts(locale, { year, month, day: ofMonth });
}

/** A locale's date format with other letters for its parts: `dd/mm/aaaa`. */
export function withParts(locale: string, letters: Record<Part, string>): string {
  return partsOf(locale)
    .map(({ type, value }) => (isPart(type) ? letters[type] : value))
    .join('');
}

/**
 * Parses a day in the locale's order with any or no separators, or in ISO 8601.
 * @param isWhole whether the input is complete: then two digits are accepted as a year
 * @returns undefined for invalid days
 */
export function readDay(text: string, locale: string, isWhole = false): string | undefined {
  const kept = text.trim();
  if (isDay(kept)) return kept;
  const order = partsOf(locale).flatMap(({ type }) => (isPart(type) ? [type] : []));
  const compact = new RegExp(`^${order.map((part) => (part === 'year' ? '(\\d{4})' : '(\\d\\d)')).join('')}$`);
  const figures = compact.exec(kept)?.slice(1) ?? kept.split(/\D+/).filter(Boolean);
  if (figures.length !== 3) return undefined;
  const found = Object.fromEntries(order.map((part, place) => [part, figures[place] ?? ''])) as Record<Part, string>;
  const year = isWhole && found.year.length === 2 ? `20${found.year}` : found.year;
  const day = `${year}-${found.month.padStart(2, '0')}-${found.day.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

function partsOf(locale: string): Intl.DateTimeFormatPart[] {
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(0);
}

function isPart(type: string): type is Part {
  return type === 'day' || type === 'month' || type === 'year';
}
