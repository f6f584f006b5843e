// The access table of this feature: who may make each call, and whose data it reads or changes.
import {
  type AccessTable,
  anyone,
  byId,
  now,
  type Owner,
  type OwnRequest,
  own,
  ownerOnly,
  shared,
} from '#kit/server/testing/testAccess.ts';

const event =
  (ask: (id: number) => OwnRequest) =>
  async ({ call }: Owner): Promise<OwnRequest> => {
    const sent = { title: 'Sessão pública', start: now() };
    return ask((await call('POST /apps/calendar/add-event', { event: sent })).json().event.id);
  };

/** An event of another user, to which the owner is invited. */
const invitation = async ({ id: user_id, database }: Owner): Promise<OwnRequest> => {
  const { id } = await database.read.selectFrom('calendar_events').select('id').where('user_id', '<>', user_id).executeTakeFirstOrThrow();
  await database.write((db) => db.insertInto('calendar_guests').values({ event_id: id, user_id }).execute());
  return byId({ id });
};

export const calendarAccess: AccessTable = {
  'GET /apps/calendar/events': own,
  'POST /apps/calendar/add-event': own,
  'POST /apps/calendar/update-event': ownerOnly(event((id) => ({ body: { event: { id, title: 'Sessão adiada' } } }))),
  'DELETE /apps/calendar/remove-event': ownerOnly(event((id) => ({ query: `?id=${id}` }))),
  'GET /api/calendar/dates': own,
  'GET /api/calendar/dates/{key}/ics': own,
  'GET /api/calendar/events/{id}': ownerOnly(event((id) => byId({ id }))),
  'GET /api/calendar/events/{id}/ics': ownerOnly(event((id) => byId({ id }))),
  'DELETE /api/calendar/invitations/{id}': ownerOnly(invitation),
  'GET /api/calendar/guests': shared,
  'GET /api/calendar/feed': own,
  'POST /api/calendar/feed': own,
  'DELETE /api/calendar/feed': own,
  'GET /api/calendar/feeds/{file}': anyone,
};
