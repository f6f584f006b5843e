// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, byId, type Owner, type OwnRequest, own, ownerOnly, shared } from '#kit/server/testing/testAccess.ts';

const task =
  (ask: (id: number) => OwnRequest) =>
  async ({ call }: Owner): Promise<OwnRequest> =>
    ask((await call('POST /apps/todo/add-tasks', { task: { title: 'Ler o edital' } })).json().task.id);

export const tasksAccess: AccessTable = {
  'GET /apps/todo/tasks': own,
  'POST /apps/todo/add-tasks': own,
  'POST /apps/todo/update-task': ownerOnly(task((id) => ({ body: { task: { id, isCompleted: true } } }))),
  'DELETE /apps/todo/delete-task': ownerOnly(task((id) => ({ query: `?taskId=${id}` }))),
  'GET /api/tasks': own,
  'GET /api/tasks/counts': own,
  'POST /api/tasks/many': own,
  'POST /api/tasks/many/undo': ownerOnly(task((id) => ({ body: { taskIds: [id] } }))),
  'GET /api/tasks/{id}': ownerOnly(task((id) => byId({ id }))),
  'PUT /api/tasks/{id}/place': ownerOnly(task((id) => byId({ id }, { after: null }))),
  'POST /api/tasks/complete': ownerOnly(task((id) => ({ body: { taskIds: [id], isCompleted: true } }))),
  'POST /api/tasks/delete': ownerOnly(task((id) => ({ body: { taskIds: [id], isDeleted: true } }))),
  'GET /api/tasks/assignees': shared,
  'GET /api/tasks/things': shared,
};
