// Days as people and spreadsheets write them.

/** Earlier ones are slips of the keyboard; the last one has a day behind it that every database knows. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 9998;

const time = String.raw`(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?`;
/** `31/12/2026`, `31-12-2026` and `31.12.2026`: Brazil begins with the day. */
const dayFirst = new RegExp(String.raw`^(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2(?<year>\d{4})${time}$`);
/** `2026-12-31`, as it is written for machines, and by the reader of XLSX for a cell that is a date. */
const yearFirst = new RegExp(String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})${time}$`);

const dayLike = new RegExp(String.raw`^(?:\d{4}([/.-])\d{1,2}\1\d{1,2}|\d{1,2}([/.-])\d{1,2}\2(?:\d{2}|\d{4}))${time}$`);

/** Whether a text is meant as a day, be it on the calendar or not. */
export function looksLikeDay(text: string): boolean {
  return dayLike.test(text);
}

/** `YYYY-MM-DD`; a time behind it is passed over. Undefined for what is no day, or not on the calendar. */
export function readDay(text: string): string | undefined {
  const { year = '', month = '', day = '' } = (dayFirst.exec(text) ?? yearFirst.exec(text))?.groups ?? {};
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!(Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR)) return undefined;
  const moment = new Date(`${found}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(found) ? found : undefined;
}
