// The clock of Brasília, by which public procurement runs: three hours behind UTC, in the summers until 2019 two.

const HOUR_MS = 3_600_000;
const BEHIND_MS = 3 * HOUR_MS;
/** The end of the last summer time; the offset has not changed since. */
const LAST_SUMMER = Date.UTC(2019, 1, 17, 2);

/** What the clock shows at a moment: `2026-05-28T08:00:00.000`, without saying where. Not a moment: RangeError. */
export function clockInBrasilia(moment: Date | string): string {
  const time = new Date(moment).getTime();
  return new Date(time - behindAt(time)).toISOString().slice(0, -1);
}

/** The day on the calendar: `2026-05-28`. */
export function dayInBrasilia(moment: Date | string): string {
  return clockInBrasilia(moment).slice(0, 10);
}

/**
 * The moment at which the clock shows this; an invalid date when no calendar does (31 February). Where summer time repeats an
 * hour it is the first one, where it leaves one out (midnight, on its first day) the moment of the change.
 */
export function momentInBrasilia(clock: string): Date {
  const shown = new Date(`${clock}Z`);
  const isOnCalendar = !Number.isNaN(shown.getTime()) && shown.toISOString().startsWith(clock.slice(0, 16));
  if (!isOnCalendar) return new Date(Number.NaN);
  const inSummer = shown.getTime() + 2 * HOUR_MS;
  return new Date(inSummer < LAST_SUMMER && behindAt(inSummer) < BEHIND_MS ? inSummer : shown.getTime() + BEHIND_MS);
}

/** Whether it is midnight in Brasília: sources that know no time of day write that. */
export function isDayOnly(moment: string): boolean {
  return !Number.isNaN(Date.parse(moment)) && clockInBrasilia(moment).endsWith('T00:00:00.000');
}

/** Midnight at which `day` begins, or the one `later` days after, in UTC. */
export function startOfDayInBrasilia(day: string, later = 0): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + later);
  return momentInBrasilia(date.toISOString().slice(0, -1)).toISOString();
}

/** Where sources write the year 9999, there is no end. */
export const NEVER = '9999-12-31T23:59:59.999Z';

let clockParts: Intl.DateTimeFormat | undefined;
/** Made when it is first used: it takes time, and the present needs none. */
function makeClockParts(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
}

/** The offset behind UTC at a moment, in milliseconds. Before 1914 there was no standard time; today's offset is used. */
function behindAt(moment: number): number {
  if (!(moment < LAST_SUMMER) || moment < FIRST_ZONE) return BEHIND_MS;
  const whole = Math.floor(moment / 1000) * 1000;
  clockParts ??= makeClockParts();
  return whole - Date.parse(`${clockParts.format(whole).replace(' ', 'T')}Z`);
}
const FIRST_ZONE = Date.UTC(1914, 0, 1, 4);
