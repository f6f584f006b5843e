// Parses days as users and spreadsheets write them.

/** Earlier years are typing errors; the last year leaves room for the next day in every database. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 9998;

const time = String.raw`(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?`;
/** `31/12/2026`, `31-12-2026` and `31.12.2026`: day first, as in Brazil. */
const dayFirst = new RegExp(String.raw`^(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2(?<year>\d{4})${time}$`);
/** `2026-12-31`: ISO dates, which the XLSX reader also returns for date cells. */
const yearFirst = new RegExp(String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})${time}$`);

const dayLike = new RegExp(String.raw`^(?:\d{4}([/.-])\d{1,2}\1\d{1,2}|\d{1,2}([/.-])\d{1,2}\2(?:\d{2}|\d{4}))${time}$`);

/** Whether a text looks like a day, valid or not. */
export function looksLikeDay(text: string): boolean {
  return dayLike.test(text);
}

/** `YYYY-MM-DD`, ignoring a time after it; undefined for an invalid day. */
export function readDay(text: string): string | undefined {
  const { year = '', month = '', day = '' } = (dayFirst.exec(text) ?? yearFirst.exec(text))?.groups ?? {};
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!(Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR)) return undefined;
  const moment = new Date(`${found}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(found) ? found : undefined;
}
