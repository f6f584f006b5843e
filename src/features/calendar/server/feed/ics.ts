// Writes iCalendar (RFC 5545) for Google, Outlook and Apple alike.
import { setImmediate } from 'node:timers/promises';
import makeCalendar, { escape as escapeText, ICalEventTransparency } from 'ical-generator';
import { clockInBrasilia } from '#kit/clock.ts';

/** An entry in a calendar program. */
export type Entry = {
  /** A permanent unique id. */
  uid: string;
  title: string;
  start: string;
  end?: string;
  allDay: boolean;
  description: string;
  location?: string;
  /** Link to its page. */
  link: string;
  category: string;
  sequence?: number;
  created?: string;
  changed?: string;
  /** Whether the user is free meanwhile, as with a deadline. */
  isFree: boolean;
};

const ZONE = 'America/Sao_Paulo';
/** Brasília has had a single offset since then; before, it had daylight saving time. */
const ONE_OFFSET_SINCE = '2019-02-17T02:00:00.000Z';
/** Programs that know the zone's name use their own definition. */
const zone = [
  ...['BEGIN:VTIMEZONE', `TZID:${ZONE}`, `X-LIC-LOCATION:${ZONE}`],
  ...['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:-0300', 'TZOFFSETTO:-0300', 'TZNAME:-03', 'END:STANDARD'],
  ...['END:VTIMEZONE', ''],
].join('\r\n');

/** Suggested refresh interval of programs, in seconds. */
const LOOK_AGAIN = 3600;
/** Takes some milliseconds. */
const ENTRIES_AT_ONCE = 25;

/** Writes entries in groups, so that other requests run in between. */
export async function* inParts(entries: readonly Entry[]): AsyncGenerator<Entry[]> {
  for (let at = 0; at < entries.length; at += ENTRIES_AT_ONCE) {
    yield entries.slice(at, at + ENTRIES_AT_ONCE);
    await setImmediate();
  }
}

/** @param name name of the calendar; null for a file to be imported into one */
export async function* writeIcs(name: string | null, entries: readonly Entry[]): AsyncGenerator<string> {
  const head = makeCalendar({
    prodId: '//Certame//Calendar//PT',
    scale: 'GREGORIAN',
    // The library does not escape the name.
    ...(name !== null && { name: escapeText(plain(name), false), ttl: LOOK_AGAIN }),
  }).toString();
  // The zone is always included, as the standard requires at least one component.
  yield head.replace(/END:VCALENDAR$/, zone);
  for await (const part of inParts(entries)) yield writeEvents(part);
  yield 'END:VCALENDAR\r\n';
}

function writeEvents(entries: readonly Entry[]): string {
  const now = new Date();
  // No zone for the calendar itself: the library would then write time stamps in that zone, while the standard requires UTC.
  const calendar = makeCalendar();
  for (const { uid, title, start, end, allDay, created, changed, ...entry } of entries)
    calendar.createEvent({
      id: uid,
      summary: plain(title),
      description: plain(entry.description),
      ...(entry.location && { location: plain(entry.location) }),
      // A URL is not text: commas and semicolons must not be escaped, so they are percent-encoded.
      url: entry.link.replace(/[,;\\]/g, (sign) => encodeURIComponent(sign)),
      categories: [{ name: plain(entry.category) }],
      ...(allDay ? { allDay, start, ...(end && { end }) } : inZone(start, end)),
      sequence: entry.sequence ?? 0,
      stamp: changed ?? now,
      ...(created && { created }),
      ...(changed && { lastModified: changed }),
      transparency: entry.isFree ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  const written = calendar.toString();
  return written.slice(written.indexOf('BEGIN:VEVENT'), written.lastIndexOf('END:VCALENDAR'));
}

/**
 * Uses UTC for times before the described offset. Others use Brasília's local time with the zone, described in the same file: Google,
 * Outlook and Apple then show the zone, and if Brasília ever changes its offset, a session at nine stays at nine.
 */
function inZone(start: string, end: string | undefined) {
  if (start < ONE_OFFSET_SINCE) return { start, ...(end && { end }) };
  const shown = (moment: string) => Temporal.PlainDateTime.from(clockInBrasilia(new Date(moment)));
  return { timezone: ZONE, start: shown(start), ...(end && { end: shown(end) }) };
}

/** Removes control characters except line breaks. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}
