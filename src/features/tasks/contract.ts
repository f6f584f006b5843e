// Tasks: the specification's calls under /apps/todo, our own under /api/tasks.
import { endpoint } from '#kit/contract.ts';
import { Anything, Body, Day, Default, Id, Nothing, Nullable, Paging, SearchText, Type } from '#kit/schema.ts';
import { taskCounts } from './counted.ts';
import { Assignee, ListedTask, Task, TaskThing, thingPattern } from './entities.ts';

/** Empty values, as the specification's clients send them, mean no filter and newest first. */
const filters = {
  q: SearchText(),
  filter: Default(Type.Enum(['important', 'completed', 'deleted', '']), ''),
  tag: Default(Type.Enum(['team', 'low', 'medium', 'high', 'update', '']), ''),
};
const sorts = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;

export const tasks = {
  list: endpoint('GET /apps/todo/tasks', {
    access: 'signedIn',
    summary: 'The first 1,000 tasks created by or assigned to the caller, or as many as fit into 5,000,000 characters of description',
    query: Type.Object({ ...filters, sortBy: Default(Type.Enum([...sorts, '']), '') }),
    reply: Type.Array(Task),
  }),
  add: endpoint('POST /apps/todo/add-tasks', {
    access: 'signedIn',
    summary: 'Add a task',
    body: Body({ task: Anything('title', 'dueDate', 'description', 'assignee', 'assigneeId', 'tags', 'thing') }),
    reply: Type.Object({ task: Task }),
    status: 201,
  }),
  update: endpoint('POST /apps/todo/update-task', {
    access: 'signedIn',
    summary: 'Change a task; fields left out stay as they are',
    body: Body({ task: Anything('id', 'title', 'isCompleted') }),
    reply: Type.Object({ task: Task }),
  }),
  remove: endpoint('DELETE /apps/todo/delete-task', {
    access: 'signedIn',
    summary: 'Delete a task, which stays among the deleted tasks',
    query: Type.Object({ taskId: Id() }),
    reply: Nothing,
  }),
  listPage: endpoint('GET /api/tasks', {
    access: 'signedIn',
    summary: "The same, paginated, without descriptions; “place” is the caller's own order",
    query: Type.Object({
      ...filters,
      filter: Default(Type.Enum(['open', 'important', 'completed', 'deleted', '']), ''),
      /** The linked notice or bill: `licitacao:12`. */
      thing: Type.Optional(Type.String({ pattern: thingPattern })),
      /** Created on these days in Brasília, both included. */
      from: Type.Optional(Day()),
      to: Type.Optional(Day()),
      /** Open, and due before today. */
      overdue: Default(Type.Boolean(), false),
      sortBy: Default(Type.Enum(['place', ...sorts]), 'place'),
      ...Paging,
      perPage: Default(Type.Integer({ minimum: 1, maximum: 100 }), 50),
    }),
    reply: Type.Object({ tasks: Type.Array(ListedTask), total: Type.Integer() }),
  }),
  ...taskCounts,
  show: endpoint('GET /api/tasks/:id', {
    access: 'signedIn',
    summary: 'One task',
    params: Type.Object({ id: Id() }),
    reply: Task,
  }),
  move: endpoint('PUT /api/tasks/:id/place', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Move a task after another in the caller’s order, or first if “after” is null',
    params: Type.Object({ id: Id() }),
    body: Body({ after: Nullable(Id()) }),
    reply: Nothing,
  }),
  complete: endpoint('POST /api/tasks/complete', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Complete or reopen tasks; if one is not the caller’s, none is changed',
    body: Body({ taskIds: Type.Array(Id(), { minItems: 1, maxItems: 500 }), isCompleted: Type.Boolean() }),
    reply: Nothing,
  }),
  removeMany: endpoint('POST /api/tasks/delete', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Delete or restore tasks; if the caller did not create one of them, none is changed',
    body: Body({ taskIds: Type.Array(Id(), { minItems: 1, maxItems: 500 }), isDeleted: Type.Boolean() }),
    reply: Nothing,
  }),
  findAssignees: endpoint('GET /api/tasks/assignees', {
    access: 'signedIn',
    summary: 'Users to assign a task to, by name',
    query: Type.Object({ q: SearchText() }),
    reply: Type.Object({ assignees: Type.Array(Assignee) }),
  }),
  findThings: endpoint('GET /api/tasks/things', {
    access: 'signedIn',
    summary: 'Notices and bills that a task may be linked to, by number or words; followed ones come first',
    query: Type.Object({ q: Type.String({ minLength: 1, maxLength: 200 }) }),
    reply: Type.Object({ things: Type.Array(TaskThing) }),
  }),
};
