import type { DateSource } from './dateSource.ts';
import { listInvitations } from './queries.ts';

/** Invitations to events of others. */
export const invitationDates: DateSource = async (db, { userId, from, until, limit, calendars, of }) => {
  // Their files are those of the events.
  if (of) return [];
  const rows = await listInvitations(db, userId, { from, until, limit, ...(calendars && { calendars }) });
  return rows.map(({ id, title, owner, start_at, end_at, all_day, calendar }) => ({
    ...{ key: `event:${id}:invitation`, kind: 'invitation', calendar, title, text: owner },
    ...{ start: start_at, ...(end_at !== null && { end: end_at }), allDay: all_day, thing: 'event', thingId: id },
  }));
};
