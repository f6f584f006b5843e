// Calls on the calendar: the specification's under /apps/calendar, Certame's own under /api/calendar.
import { endpoint } from '#kit/contract.ts';
import { Body, Choices, Id, Instant, Nothing, Nullable, SearchText, Type } from '#kit/schema.ts';
import { CalendarDate, CalendarEvent, CalendarName, Guest, SentEvent } from './entities.ts';

export { type CalendarDate, type CalendarName, calendarNames, type DateQuery } from './entities.ts';

/** Absent: all; empty: none. */
const calendars = { calendars: Type.Optional(Choices(CalendarName)) };
const Feed = Type.Object({ created_at: Instant(), last_read_at: Nullable(Instant()) });

export const calendar = {
  listEvents: endpoint('GET /apps/calendar/events', {
    access: 'signedIn',
    summary:
      "The caller's own events in these calendars; with start and end, only those that overlap the period. At most 3,000 events and 2 million characters: the earliest of the period, or else the latest",
    query: Type.Object({ ...calendars, start: Type.Optional(Instant()), end: Type.Optional(Instant()) }),
    reply: Type.Array(CalendarEvent),
  }),
  addEvent: endpoint('POST /apps/calendar/add-event', {
    access: 'signedIn',
    summary: 'Add an event',
    body: Body({ event: SentEvent }),
    reply: Type.Object({ event: CalendarEvent }),
    status: 201,
  }),
  updateEvent: endpoint('POST /apps/calendar/update-event', {
    access: 'signedIn',
    summary: 'Change an event: what is not sent stays as it is; id as number or text',
    body: Body({ event: SentEvent }),
    reply: Type.Object({ event: CalendarEvent }),
  }),
  removeEvent: endpoint('DELETE /apps/calendar/remove-event', {
    access: 'signedIn',
    summary: 'Delete an event',
    query: Type.Object({ id: Id() }),
    reply: Nothing,
  }),
  listDates: endpoint('GET /api/calendar/dates', {
    access: 'signedIn',
    summary:
      'Dates between start and end of followed items, DNS entries, own documents that expire, tasks assigned to the caller and events the caller was invited to; at most 92 days and 3,000 dates',
    query: Type.Object({ start: Instant(), end: Instant(), ...calendars }),
    reply: Type.Object({ dates: Type.Array(CalendarDate), hasMore: Type.Boolean() }),
  }),
  showEvent: endpoint('GET /api/calendar/events/:id', {
    access: 'signedIn',
    summary: 'One of the caller’s own events, or one that the caller was invited to: “owner” is then the inviting user',
    params: Type.Object({ id: Id() }),
    reply: Type.Object({ event: CalendarEvent, owner: Type.Optional(Type.String()) }),
  }),
  eventIcs: endpoint('GET /api/calendar/events/:id/ics', {
    access: 'signedIn',
    summary: 'The same as an iCalendar file',
    params: Type.Object({ id: Id() }),
    reply: 'text/calendar; charset=utf-8',
  }),
  dateIcs: endpoint('GET /api/calendar/dates/:key/ics', {
    access: 'signedIn',
    summary: 'A date of a notice, bill, contract, ata, offer, DNS entry, own document or task as an iCalendar file',
    params: Type.Object({ key: Type.String({ maxLength: 60 }) }),
    reply: 'text/calendar; charset=utf-8',
  }),
  declineInvitation: endpoint('DELETE /api/calendar/invitations/:id', {
    access: 'signedIn',
    summary: 'Decline an invitation, which removes the event for the caller: “id” is the event’s',
    params: Type.Object({ id: Id() }),
    reply: Nothing,
  }),
  findGuests: endpoint('GET /api/calendar/guests', {
    access: 'signedIn',
    summary: 'Users to invite, by name',
    query: Type.Object({ q: SearchText() }),
    reply: Type.Object({ guests: Type.Array(Guest) }),
  }),
  showFeed: endpoint('GET /api/calendar/feed', {
    access: 'signedIn',
    summary: 'Whether the caller has a feed link, since when, and when it was last read',
    reply: Type.Object({ feed: Type.Optional(Feed) }),
  }),
  makeFeed: endpoint('POST /api/calendar/feed', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Create a secret link to the feed, replacing the previous one; it is returned only once',
    reply: Type.Object({ url: Type.String(), feed: Feed }),
    status: 201,
  }),
  revokeFeed: endpoint('DELETE /api/calendar/feed', {
    access: 'signedIn',
    summary: 'Revoke the link',
    reply: Nothing,
  }),
  readFeed: endpoint('GET /api/calendar/feeds/:file', {
    access: 'public',
    summary:
      'The calendar feed of the user who created this link, as iCalendar: “file” is the secret and .ics. From 90 days back to 365 ahead, the nearest to today: at most 2,000 own events, 2,500 dates, 500 invitations and 4 million characters',
    params: Type.Object({ file: Type.String({ maxLength: 200 }) }),
    secretAddress: true,
    reply: 'text/calendar; charset=utf-8',
    others: { 304: Nothing },
  }),
};
