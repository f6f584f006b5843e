// Tasks about many notices, made in one step.
import { endpoint } from '#kit/contract.ts';
import { mostAtOnce } from '#kit/mostAtOnce.ts';
import { Body, Day, Default, Id, Name, Nullable, Type } from '#kit/schema.ts';
import { limits } from './entities.ts';

export const manyTasks = {
  createMany: endpoint('POST /api/tasks/many', {
    access: 'signedIn',
    summary:
      'Create a task for each of several notices, or one about all of them, in one step. With “due” session it is due on the day of the session, or of the nearest one; where that is unknown or over, without a day. Notices that are not there are skipped',
    body: Body({
      licitacoes: Type.Array(Id(), { minItems: 1, maxItems: mostAtOnce }),
      each: Default(Type.Boolean(), true),
      title: Name({ maxLength: limits.title }),
      assigneeId: Default(Nullable(Id()), null),
      due: Default(Type.Enum(['session', 'day', 'none']), 'session'),
      /** The day, with “due” day. */
      day: Type.Optional(Day()),
      isImportant: Default(Type.Boolean(), false),
    }),
    reply: Type.Object({
      taskIds: Type.Array(Type.Integer()),
      /** How many have no due day although one was asked for. */
      undated: Type.Integer(),
      skipped: Type.Array(Type.Object({ licitacao: Type.Integer(), why: Type.Enum(['missing']) })),
    }),
    status: 201,
  }),
  undoMany: endpoint('POST /api/tasks/many/undo', {
    access: 'signedIn',
    effect: 'changes',
    summary:
      'Erase tasks that the caller created less than ten minutes ago and that nobody has changed since; the others are deleted, and stay among the deleted tasks',
    body: Body({ taskIds: Type.Array(Id(), { minItems: 1, maxItems: mostAtOnce }) }),
    reply: Type.Object({ erased: Type.Integer(), deleted: Type.Integer() }),
  }),
};
