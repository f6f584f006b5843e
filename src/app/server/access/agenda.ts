// Who may call what of the calendar and the tasks.
import { anybody, house, idOf, now, type Owner, own, ownersAlone, type Parts, type Row } from './row.ts';

const event =
  (ask: (id: number) => Parts) =>
  async ({ call }: Owner): Promise<Parts> => {
    const sent = { title: 'Sessão pública', start: now() };
    return ask((await call('POST /apps/calendar/add-event', { event: sent })).json().event.id);
  };

const task =
  (ask: (id: number) => Parts) =>
  async ({ call }: Owner): Promise<Parts> =>
    ask((await call('POST /apps/todo/add-tasks', { task: { title: 'Ler o edital' } })).json().task.id);

/** What an admin of the demonstration asked them to. */
const invitation = async ({ id: user_id, database }: Owner): Promise<Parts> => {
  const { id } = await database.read.selectFrom('calendar_events').select('id').where('user_id', '<>', user_id).executeTakeFirstOrThrow();
  await database.write((db) => db.insertInto('calendar_guests').values({ event_id: id, user_id }).execute());
  return idOf({ id });
};

export const agendaAccess: Record<string, Row> = {
  'GET /apps/calendar/events': own,
  'POST /apps/calendar/add-event': own,
  'POST /apps/calendar/update-event': ownersAlone(event((id) => ({ body: { event: { id, title: 'Sessão adiada' } } }))),
  'DELETE /apps/calendar/remove-event': ownersAlone(event((id) => ({ query: `?id=${id}` }))),
  'GET /api/calendar/dates': own,
  'GET /api/calendar/dates/{key}/ics': own,
  'GET /api/calendar/events/{id}': ownersAlone(event((id) => idOf({ id }))),
  'GET /api/calendar/events/{id}/ics': ownersAlone(event((id) => idOf({ id }))),
  'DELETE /api/calendar/invitations/{id}': ownersAlone(invitation),
  'GET /api/calendar/guests': house,
  'GET /api/calendar/feed': own,
  'POST /api/calendar/feed': own,
  'DELETE /api/calendar/feed': own,
  'GET /api/calendar/feeds/{file}': anybody,

  'GET /apps/todo/tasks': own,
  'POST /apps/todo/add-tasks': own,
  'POST /apps/todo/update-task': ownersAlone(task((id) => ({ body: { task: { id, isCompleted: true } } }))),
  'DELETE /apps/todo/delete-task': ownersAlone(task((id) => ({ query: `?taskId=${id}` }))),
  'GET /api/tasks': own,
  'GET /api/tasks/counts': own,
  'GET /api/tasks/{id}': ownersAlone(task((id) => idOf({ id }))),
  'PUT /api/tasks/{id}/place': ownersAlone(task((id) => idOf({ id }, { after: null }))),
  'POST /api/tasks/complete': ownersAlone(task((id) => ({ body: { taskIds: [id], isCompleted: true } }))),
  'POST /api/tasks/delete': ownersAlone(task((id) => ({ body: { taskIds: [id], isDeleted: true } }))),
  'GET /api/tasks/assignees': house,
  'GET /api/tasks/things': house,
};
