// Reads events as clients send them: the specification's clients use several formats.
import type { Language } from '#kit/errors.ts';
import { isOneLine } from '#kit/oneLine.ts';
import { BodyFaults, type FieldPath } from '#kit/server/http/bodyFaults.ts';
import { toSingleLine } from '#kit/server/text/submittedLine.ts';
import { type CalendarName, calendarNames, type Guest } from '../../entities.ts';
import { endsTooEarly, wrongLink, wrongTime } from './sentFaults.ts';
import { readTime, type SentTime, type SentTimes, type Times, timesAfter } from './sentTime.ts';

const LONGEST = { title: 200, url: 2000, location: 300, description: 5000, guest: 200, avatar: 500 };
const MOST_GUESTS = 100;
/** FullCalendar's values; empty is its default. */
const displays = ['', 'auto', 'block', 'list-item', 'background', 'inverse-background', 'none'];

export type EventFields = {
  title: string;
  calendar: CalendarName;
  url: string;
  location: string;
  description: string;
  display: string;
  guests: Guest[];
};

/** Defaults of a new event. */
const unsaid: Omit<EventFields, 'title'> = {
  calendar: 'Licitações Abertas',
  url: '',
  location: '',
  description: '',
  display: '',
  guests: [],
};

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a new event; an id sent by a client is ignored. @throws {Problem} `validation` */
export function readNewEvent(sent: unknown, language: Language): EventFields & { times: Times } {
  const faults = new BodyFaults('event', language);
  const { fields, times } = readSent(sent, faults);
  if (isFields(sent) && sent.title === undefined) faults.add(['title'], 'required');
  if (isFields(sent) && sent.start === undefined) faults.add(['start'], 'required');
  faults.throwIfAny();
  return { ...unsaid, ...(fields as EventFields), times: timesOf(null, times, faults) };
}

/** Reads the changed fields of an event; others stay. @throws {Problem} `validation` */
export function readChanges(
  sent: unknown,
  language: Language,
): { id: number; fields: Partial<EventFields>; timesFrom(before: Times): Times } {
  const faults = new BodyFaults('event', language);
  const id = isFields(sent) ? readId(sent.id, faults) : 0;
  const { fields, times } = readSent(sent, faults);
  faults.throwIfAny();
  return { id, fields, timesFrom: (before) => timesOf(before, times, faults) };
}

/** A number, or FullCalendar's text of it. */
function readId(id: unknown, faults: BodyFaults): number {
  if (id === undefined) faults.add(['id'], 'required');
  const number = typeof id === 'string' && /^\d{1,16}$/.test(id) ? Number(id) : id;
  if (id !== undefined && !(Number.isSafeInteger(number) && (number as number) > 0)) faults.add(['id'], 'type', { type: 'integer' });
  return number as number;
}

function readSent(sent: unknown, faults: BodyFaults): { fields: Partial<EventFields>; times: SentTimes } {
  if (!isFields(sent)) {
    faults.add([], 'type', { type: 'object' });
    return { fields: {}, times: {} };
  }
  const inner = sent.extendedProps ?? {};
  const props = isFields(inner) ? inner : {};
  if (props !== inner) faults.add(['extendedProps'], 'type', { type: 'object' });
  // For new events, the specification's client has the address in the properties; for changes, beside them. It first calls the description
  // `desc`.
  const url: FieldPath = sent.url !== undefined ? ['url'] : ['extendedProps', 'url'];
  const description = props.description !== undefined ? 'description' : 'desc';
  const read: { [Field in keyof EventFields]: EventFields[Field] | undefined } = {
    title: readTitle(sent.title, faults),
    calendar: readOneOf(props.calendar, ['extendedProps', 'calendar'], calendarNames, faults),
    url: readLink(sent.url ?? props.url, url, faults),
    location: readLine(props.location, ['extendedProps', 'location'], LONGEST.location, faults),
    description: readText(props[description], ['extendedProps', description], LONGEST.description, faults),
    display: readOneOf(sent.display === null ? '' : sent.display, ['display'], displays, faults),
    guests: readGuests(props.guests, faults),
  };
  return {
    fields: Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)),
    times: {
      start: readMoment(sent.start, ['start'], faults),
      end: sent.end === null || sent.end === '' ? null : readMoment(sent.end, ['end'], faults),
      allDay: readFlag(sent.allDay, ['allDay'], faults),
    },
  };
}

function timesOf(before: Times | null, sent: SentTimes, faults: BodyFaults): Times {
  const times = timesAfter(before, sent);
  if (!times) faults.addText(['end'], endsTooEarly);
  faults.throwIfAny();
  return times as Times;
}

/** Line breaks become spaces: clients send whole events back, including ones stored when titles could have several lines. */
function readTitle(sent: unknown, faults: BodyFaults): string | undefined {
  const title = readText(typeof sent === 'string' ? sent.replace(/\s+/g, ' ') : sent, ['title'], LONGEST.title, faults);
  if (title === '') return faults.add(['title'], 'required');
  return title && faults.name(['title'], title);
}

/** Joins several lines: clients send whole events back, including ones stored when several lines were allowed. */
function readLine(sent: unknown, place: FieldPath, longest: number, faults: BodyFaults): string | undefined {
  const text = readText(sent, place, longest, faults);
  return text === undefined || isOneLine(text) ? text : toSingleLine(text);
}

/** Null and empty text are equal. */
function readText(sent: unknown, place: FieldPath, longest: number, faults: BodyFaults): string | undefined {
  if (sent === undefined) return undefined;
  if (sent === null) return '';
  if (typeof sent !== 'string') return faults.add(place, 'type', { type: 'string' });
  const text = sent.trim();
  return [...text].length > longest ? faults.add(place, 'maxLength', { limit: longest }) : text;
}

function readOneOf<T extends string>(sent: unknown, place: FieldPath, values: readonly T[], faults: BodyFaults): T | undefined {
  if (sent === undefined) return undefined;
  return values.find((value) => value === sent) ?? faults.add(place, 'enum', { allowedValues: values.filter(Boolean).join(', ') });
}

function readFlag(sent: unknown, place: FieldPath, faults: BodyFaults): boolean | undefined {
  if (sent === undefined || sent === null) return undefined;
  if (sent === true || sent === 'true') return true;
  return sent === false || sent === 'false' ? false : faults.add(place, 'type', { type: 'boolean' });
}

function readMoment(sent: unknown, place: FieldPath, faults: BodyFaults): SentTime | undefined {
  if (sent === undefined) return undefined;
  return (typeof sent === 'string' ? readTime(sent) : undefined) ?? faults.addText(place, wrongTime);
}

/** Users often omit the scheme. */
function readLink(sent: unknown, place: FieldPath, faults: BodyFaults): string | undefined {
  const text = readText(sent, place, LONGEST.url, faults);
  if (!text) return text;
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d+(\/|$))/i.test(text);
  const link = hasScheme ? text : `https://${text}`;
  // Browsers ignore white space, which could disguise the scheme.
  const isLink = /^(https?:\/\/[^/\\]|mailto:[^@]+@[^@])/i.test(link) && !/[\s\p{Cc}]/u.test(link) && URL.canParse(link);
  return isLink ? link : faults.addText(place, wrongLink);
}

/** A select's options, or names only. */
function readGuests(sent: unknown, faults: BodyFaults): Guest[] | undefined {
  if (sent === undefined) return undefined;
  if (sent === null) return [];
  const place = ['extendedProps', 'guests'];
  if (!Array.isArray(sent)) return faults.add(place, 'type', { type: 'array' });
  if (sent.length > MOST_GUESTS) return faults.add(place, 'maxItems', { limit: MOST_GUESTS });
  const guests = new Map<string, Guest>();
  for (const [index, option] of sent.entries()) {
    const guest = readGuest(isFields(option) ? option : { value: option }, [...place, index], faults);
    if (guest && !guests.has(guest.value)) guests.set(guest.value, guest);
  }
  return [...guests.values()];
}

function readGuest({ value, label, avatar }: Fields, place: FieldPath, faults: BodyFaults): Guest | undefined {
  const id = readLine(typeof value === 'number' ? String(value) : value, [...place, 'value'], LONGEST.guest, faults);
  const name = readLine(label, [...place, 'label'], LONGEST.guest, faults);
  const picture = readText(avatar, [...place, 'avatar'], LONGEST.avatar, faults);
  if (!id) return id === '' || value === undefined ? faults.add([...place, 'value'], 'required') : undefined;
  return { value: id, label: name || id, ...(picture && { avatar: picture }) };
}
