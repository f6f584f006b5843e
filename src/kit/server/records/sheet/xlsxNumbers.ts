// Converts a spreadsheet's numbers to text: plain, or as date and time according to their format.

/** Which parts of a date a cell's format shows. */
export type DateFormat = { hasDate: boolean; hasTime: boolean };

/** The precision of spreadsheets; further digits are noise. */
const MEANT_DIGITS = 15;
const SECONDS_A_DAY = 86_400;
/** Spreadsheets with the 1900 date system count 29 February 1900, which did not exist. */
const LEAP_DAY_OF_1900 = 60;
const BASE = Date.UTC(1899, 11, 30);
const DAYS_FROM_1900_TO_1904 = 1462;
const LAST_DAY = 2_958_465;

/** Built-in formats, which files name by number only (ECMA-376, 18.8.30). */
export function builtInFormat(id: number): DateFormat | undefined {
  if (id === 22) return { hasDate: true, hasTime: true };
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id === 45 || id === 47) return { hasDate: false, hasTime: true };
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return { hasDate: true, hasTime: false };
  return undefined;
}

/** @param code such as `dd/mm/yyyy hh:mm` @returns undefined for formats without date and time, and for durations (`[h]:mm`) */
export function customFormat(code: string): DateFormat | undefined {
  const bare = code.replace(/"[^"]*"|[\\_*]./g, '');
  if (/\[(h+|m+|s+)\]/i.test(bare)) return undefined;
  const marks = (bare.replace(/\[[^\]]*\]|am\/pm|a\/p/gi, '').split(';')[0] ?? '').toLowerCase();
  const hasTime = /[hs]/.test(marks);
  const hasDate = /[yd]/.test(marks) || (/m/.test(marks) && !hasTime);
  return hasDate || hasTime ? { hasDate, hasTime } : undefined;
}

/** `1.5E-3` → `0.0015`; other text stays. Three decimals get a fourth, so that the point is not read as a thousands separator. */
export function plainNumber(stored: string): string {
  return decimals(stored).replace(/^(-?\d+\.\d{3})$/, '$10');
}

function decimals(stored: string): string {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  const meant = Number.isSafeInteger(value) ? value : Number(value.toPrecision(MEANT_DIGITS));
  const [, sign = '', whole = '', fraction = '', exponent] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(meant)) ?? [];
  if (exponent === undefined) return String(meant);
  const point = whole.length + Number(exponent);
  const digits = whole + fraction;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return sign + digits.padEnd(point, '0');
}

/** `YYYY-MM-DD`, with `THH:mm:ss` if a time is shown or stored, or only `HH:mm:ss`; a plain number if it is not a date. */
export function dateText(stored: string, format: DateFormat, countsFrom1904: boolean): string {
  const serial = Number(stored);
  const seconds = Math.round(serial * SECONDS_A_DAY);
  if (!(seconds >= 0 && Number.isSafeInteger(seconds))) return plainNumber(stored);
  const time = new Date((seconds % SECONDS_A_DAY) * 1000).toISOString().slice(11, 19);
  if (serial < 1 && format.hasTime && !(format.hasDate && countsFrom1904)) return time;
  const day = Math.floor(seconds / SECONDS_A_DAY) + (countsFrom1904 ? DAYS_FROM_1900_TO_1904 : 0);
  if (day < 1 || day > LAST_DAY) return plainNumber(stored);
  const date =
    day === LEAP_DAY_OF_1900
      ? '1900-02-29'
      : new Date(BASE + (day < LEAP_DAY_OF_1900 ? day + 1 : day) * SECONDS_A_DAY * 1000).toISOString().slice(0, 10);
  return format.hasTime || time !== '00:00:00' ? `${date}T${time}` : date;
}
