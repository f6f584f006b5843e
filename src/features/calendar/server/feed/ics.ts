// Writes iCalendar (RFC 5545) for Google, Outlook and Apple alike.
import { setImmediate } from 'node:timers/promises';
import makeCalendar, { escape as escapeText, ICalEventTransparency } from 'ical-generator';
import { clockInBrasilia } from '#brasil/clock.ts';

/** Something at a time, as a calendar program shows it. */
export type Entry = {
  /** Tells it from all others, the same for ever. */
  uid: string;
  title: string;
  start: string;
  end?: string;
  allDay: boolean;
  description: string;
  location?: string;
  /** Where more is to be read. */
  link: string;
  category: string;
  sequence?: number;
  created?: string;
  changed?: string;
  /** Whether one is free meanwhile, as with a deadline. */
  isFree: boolean;
};

const ZONE = 'America/Sao_Paulo';
/** Brasília has had one offset all year since then; before, its clock was put forward in summer. */
const ONE_OFFSET_SINCE = '2019-02-17T02:00:00.000Z';
/** Programs that know the zone by its name use what they know of it. */
const zone = [
  ...['BEGIN:VTIMEZONE', `TZID:${ZONE}`, `X-LIC-LOCATION:${ZONE}`],
  ...['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:-0300', 'TZOFFSETTO:-0300', 'TZNAME:-03', 'END:STANDARD'],
  ...['END:VTIMEZONE', ''],
].join('\r\n');

/** How often programs are asked to look again, in seconds. */
const LOOK_AGAIN = 3600;
/** Some milliseconds of work. */
const ENTRIES_AT_ONCE = 25;

/** Some at once; others have their turn in between. */
export async function* inParts(entries: readonly Entry[]): AsyncGenerator<Entry[]> {
  for (let at = 0; at < entries.length; at += ENTRIES_AT_ONCE) {
    yield entries.slice(at, at + ENTRIES_AT_ONCE);
    await setImmediate();
  }
}

/** @param name what a program calls the calendar; null for a file that is put into one */
export async function* writeIcs(name: string | null, entries: readonly Entry[]): AsyncGenerator<string> {
  const head = makeCalendar({
    prodId: '//Certame//Calendar//PT',
    scale: 'GREGORIAN',
    // The library takes the name as it stands.
    ...(name !== null && { name: escapeText(plain(name), false), ttl: LOOK_AGAIN }),
  }).toString();
  // The zone is always there, so that a calendar without events has something in it, as the standard asks.
  yield head.replace(/END:VCALENDAR$/, zone);
  for await (const part of inParts(entries)) yield writeEvents(part);
  yield 'END:VCALENDAR\r\n';
}

function writeEvents(entries: readonly Entry[]): string {
  const now = new Date();
  // No zone for the calendar itself: the library would then write its stamps in that zone, where the standard wants UTC.
  const calendar = makeCalendar();
  for (const { uid, title, start, end, allDay, created, changed, ...entry } of entries)
    calendar.createEvent({
      id: uid,
      summary: plain(title),
      description: plain(entry.description),
      ...(entry.location && { location: plain(entry.location) }),
      // A link is no text: commas and semicolons in it must not get a backslash before them, so they come in another writing.
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
 * In UTC what began when the zone was another than the file describes. Else the hour that Brasília's clock shows, with the zone it is in, described in the same file: Google, Outlook and Apple read it alike,
 * Outlook and Apple also show the zone, and should Brasília ever put its clock forward again, a session at nine stays at nine.
 */
function inZone(start: string, end: string | undefined) {
  if (start < ONE_OFFSET_SINCE) return { start, ...(end && { end }) };
  const shown = (moment: string) => Temporal.PlainDateTime.from(clockInBrasilia(new Date(moment)));
  return { timezone: ZONE, start: shown(start), ...(end && { end: shown(end) }) };
}

/** Signs that steer machines have no place in such a file; line breaks do. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}
