// Entities of the calendar's calls.
import { Anything, Instant, Nullable, type Static, Type } from '#kit/schema.ts';

/** The specification's five categories, in its wording and order. */
export const calendarNames = ['Licitações Fechadas', 'Projeto de lei', 'Licitações em Andamento', 'Licitações Abertas', 'DNS'] as const;
export const CalendarName = Type.Enum(calendarNames);
export type CalendarName = Static<typeof CalendarName>;

/** A guest, as a select's option: `value` is an account's id as text, or a free name. */
export const Guest = Type.Object({ value: Type.String(), label: Type.String(), avatar: Type.Optional(Nullable(Type.String())) });
export type Guest = Static<typeof Guest>;

/**
 * A user's event. All-day ones are returned with the instants they were sent with: 00:00Z is that day, any other instant the day it falls
 * on in Brasília; an end at midnight is exclusive (`inDays`). Those sent as days begin at Brasília's midnight.
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

/** Limits of one answer for an account's own events. */
export const mostListed = { events: 3000, letters: 2_000_000 } as const;

type Said = Pick<CalendarEvent, 'title' | 'url'> & Pick<CalendarEvent['extendedProps'], 'location' | 'description' | 'guests'>;

/** Approximate length of an event in characters. */
export function lettersOf({ title, description, location, url, guests }: Said): number {
  const named = guests.reduce((sum, { value, label, avatar }) => sum + value.length + label.length + (avatar?.length ?? 0), 0);
  return title.length + description.length + location.length + url.length + named;
}

/**
 * Whether an answer has reached its limits, so that there may be more. Guests who are accounts are returned with their current names and
 * pictures, which may be shorter than the server counted: hence the tolerance of a tenth.
 */
export function isFull(events: readonly CalendarEvent[]): boolean {
  if (events.length >= mostListed.events) return true;
  const letters = events.reduce((sum, { title, url, extendedProps }) => sum + lettersOf({ title, url, ...extendedProps }), 0);
  return letters >= 0.9 * mostListed.letters;
}

/** Fields a client may send; validated by the handler, which reports what is wrong and where. */
export const SentEvent = Anything('id', 'url', 'title', 'start', 'end', 'allDay', 'display', 'extendedProps');

export const dateKinds = [
  'impugnacao',
  'abertura',
  'encerramento',
  // Of a notice that one offers for, instead of the end of the time for offers.
  'sessao',
  'apresentacao',
  'tramitacao',
  'dnsEffective',
  'dnsDue',
  'certidaoExpires',
  'taskDue',
  'vigenciaFim',
  'invitation',
] as const;
export type DateKind = (typeof dateKinds)[number];

/** A date of another entity, read-only in the calendar. */
export const CalendarDate = Type.Object({
  /** `licitacao:12:abertura`: a unique key. */
  key: Type.String(),
  kind: Type.Enum(dateKinds),
  calendar: CalendarName,
  /** Title of its entity: «90006/2026 · Prefeitura de …», «PL 229/2009», a domain. */
  title: Type.String(),
  /** A further line: objeto, ementa, step, note. */
  text: Type.String(),
  start: Instant(),
  end: Type.Optional(Instant()),
  allDay: Type.Boolean(),
  thing: Type.Enum(['licitacao', 'projeto', 'contrato', 'ata', 'proposta', 'dns', 'certidao', 'task', 'event']),
  /** Id of the notice, bill, contract, ata, offer, DNS entry, own document, task or event. */
  thingId: Type.Integer(),
  /** Phase of a notice. */
  phase: Type.Optional(Type.String()),
});
export type CalendarDate = Static<typeof CalendarDate>;

/** Query of dates: those that overlap the period from `from` until before `until`, in UTC. */
export type DateQuery = {
  userId: number;
  from: string;
  until: string;
  /** Limit; the earliest ones. */
  limit: number;
  /** All when left out; a source without any of these calendars returns nothing. */
  calendars?: readonly CalendarName[];
  /** Only dates of this notice, bill, contract, ata, offer, DNS entry, own document or task. */
  of?: { thing: Exclude<CalendarDate['thing'], 'event'>; id: number };
};
