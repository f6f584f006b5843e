// What the calendar's calls speak of.
import { Anything, Instant, Nullable, type Static, Type } from '#kit/schema.ts';

/** The specification's five categories, in its words and order. */
export const calendarNames = ['Licitações Fechadas', 'Projeto de lei', 'Licitações em Andamento', 'Licitações Abertas', 'DNS'] as const;
export const CalendarName = Type.Enum(calendarNames);
export type CalendarName = Static<typeof CalendarName>;

/** Somebody asked along, as a select's option: `value` is an account's id as text, or a free name. */
export const Guest = Type.Object({ value: Type.String(), label: Type.String(), avatar: Type.Optional(Nullable(Type.String())) });
export type Guest = Static<typeof Guest>;

/**
 * An event of one's own. All-day ones are answered with the instants that they were sent with: 00:00Z is that day, any other instant the
 * day that it falls on in Brasília, and an end at a midnight is not part of them (`inDays`). Those sent as days begin at Brasília's midnight.
 */
export const CalendarEvent = Type.Object({
  id: Type.Integer(),
  url: Type.String(),
  title: Type.String(),
  start: Instant(),
  end: Type.Optional(Instant()),
  allDay: Type.Boolean(),
  display: Type.Optional(Type.String()),
  extendedProps: Type.Object({
    calendar: CalendarName,
    guests: Type.Array(Guest),
    location: Type.String(),
    description: Type.String(),
  }),
});
export type CalendarEvent = Static<typeof CalendarEvent>;

/** What one answer lists of an account's own events. */
export const mostListed = { events: 3000, letters: 2_000_000 } as const;

type Said = Pick<CalendarEvent, 'title' | 'url'> & Pick<CalendarEvent['extendedProps'], 'location' | 'description' | 'guests'>;

/** About how much an event says, in letters. */
export function lettersOf({ title, description, location, url, guests }: Said): number {
  const named = guests.reduce((sum, { value, label, avatar }) => sum + value.length + label.length + (avatar?.length ?? 0), 0);
  return title.length + description.length + location.length + url.length + named;
}

/**
 * Whether an answer has reached what one lists, so that there may be more. Accounts among the guests are answered with their present names
 * and pictures, which may be shorter than what the server has counted: hence the tenth.
 */
export function isFull(events: readonly CalendarEvent[]): boolean {
  if (events.length >= mostListed.events) return true;
  const letters = events.reduce((sum, { title, url, extendedProps }) => sum + lettersOf({ title, url, ...extendedProps }), 0);
  return letters >= 0.9 * mostListed.letters;
}

/** What a client may send: judged by the handler, which says what is wrong and where. */
export const SentEvent = Anything('id', 'url', 'title', 'start', 'end', 'allDay', 'display', 'extendedProps');

export const dateKinds = [
  'impugnacao',
  'abertura',
  'encerramento',
  'apresentacao',
  'tramitacao',
  'dnsEffective',
  'dnsDue',
  'taskDue',
  'invitation',
] as const;
export type DateKind = (typeof dateKinds)[number];

/** A date of something that stands elsewhere: to be read here, and changed there. */
export const CalendarDate = Type.Object({
  /** `licitacao:12:abertura`; tells one from all others. */
  key: Type.String(),
  kind: Type.Enum(dateKinds),
  calendar: CalendarName,
  /** What it belongs to: «90006/2026 · Prefeitura de …», «PL 229/2009», a domain. */
  title: Type.String(),
  /** A line more: objeto, ementa, step, note. */
  text: Type.String(),
  start: Instant(),
  end: Type.Optional(Instant()),
  allDay: Type.Boolean(),
  thing: Type.Enum(['licitacao', 'projeto', 'dns', 'task', 'event']),
  /** Id of the notice, bill, DNS entry, task or event. */
  thingId: Type.Integer(),
  /** In which phase a notice is. */
  phase: Type.Optional(Type.String()),
});
export type CalendarDate = Static<typeof CalendarDate>;

/** Which dates are asked for: those that touch the time from `from` until before `until`, in UTC. */
export type DateQuery = {
  userId: number;
  from: string;
  until: string;
  /** At most so many, the earliest. */
  limit: number;
  /** All where it is left out; with others than a source's own there is nothing to look for. */
  calendars?: readonly CalendarName[];
  /** Those of this notice, bill, DNS entry or task alone. */
  of?: { thing: Exclude<CalendarDate['thing'], 'event'>; id: number };
};
