// A day as people write it in a language, `28/05/2026`, and as the rest of the product has it, `2026-05-28`.

type Part = 'day' | 'month' | 'year';

/** Whether a text names a day that a calendar has, in years that are meant. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  // 31 February would be some day of March.
  return new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) ?? false;
}

/** 28/05/2026; what is no day stays as it is. */
export function writeDay(day: string, locale: string): string {
  if (!isDay(day)) return day;
  const [year = '', month = '', ofMonth = ''] = day.split('-');
  return withParts(locale, { year, month, day: ofMonth });
}

/** How days are written, `dd/mm/aaaa`, in the letters of a language. */
export function withParts(locale: string, letters: Record<Part, string>): string {
  return partsOf(locale)
    .map(({ type, value }) => (isPart(type) ? letters[type] : value))
    .join('');
}

/**
 * Reads a day in the order of its locale, whatever stands between its parts, also nothing; or as it is kept.
 * @param isWhole whether nothing more will be typed: then two figures are a year too
 * @returns undefined for what is no day
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
