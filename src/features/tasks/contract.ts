// Tasks: the specification's calls under /apps/todo, ours under /api/tasks.
import { endpoint } from '#kit/contract.ts';
import {
  Anything,
  Body,
  Day,
  Default,
  Flag,
  Id,
  Integer,
  List,
  Nothing,
  Nullable,
  OneOf,
  Optional,
  Paging,
  SearchText,
  Shape,
  Text,
} from '#kit/schema.ts';
import { taskCounts } from './counted.ts';
import { Assignee, ListedTask, Task, TaskThing, thingPattern } from './entities.ts';

/** Empty, as the specification's clients send it, means no filter, and the newest first. */
const filters = {
  q: SearchText(),
  filter: Default(OneOf(['important', 'completed', 'deleted', '']), ''),
  tag: Default(OneOf(['team', 'low', 'medium', 'high', 'update', '']), ''),
};
const sorts = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;

export const tasks = {
  list: endpoint('GET /apps/todo/tasks', {
    access: 'signedIn',
    summary: 'The first 1,000 tasks created by or assigned to the caller, or as many as fit into 5,000,000 characters of description',
    query: Shape({ ...filters, sortBy: Default(OneOf([...sorts, '']), '') }),
    reply: List(Task),
  }),
  add: endpoint('POST /apps/todo/add-tasks', {
    access: 'signedIn',
    summary: 'Add a task',
    body: Body({ task: Anything('title', 'dueDate', 'description', 'assignee', 'assigneeId', 'tags', 'thing') }),
    reply: Shape({ task: Task }),
    status: 201,
  }),
  update: endpoint('POST /apps/todo/update-task', {
    access: 'signedIn',
    summary: 'Change a task; fields left out stay as they are',
    body: Body({ task: Anything('id', 'title', 'isCompleted') }),
    reply: Shape({ task: Task }),
  }),
  remove: endpoint('DELETE /apps/todo/delete-task', {
    access: 'signedIn',
    summary: 'Delete a task, which stays among the deleted tasks',
    query: Shape({ taskId: Id() }),
    reply: Nothing,
  }),
  listPage: endpoint('GET /api/tasks', {
    access: 'signedIn',
    summary: "The same, paginated, without descriptions; “place” is the caller's own order",
    query: Shape({
      ...filters,
      filter: Default(OneOf(['open', 'important', 'completed', 'deleted', '']), ''),
      /** What they are about: `licitacao:12`. */
      thing: Optional(Text({ pattern: thingPattern })),
      /** Made in these days of Brasília's calendar, both ends included. */
      from: Optional(Day()),
      to: Optional(Day()),
      /** Open, and due before today. */
      overdue: Default(Flag(), false),
      sortBy: Default(OneOf(['place', ...sorts]), 'place'),
      ...Paging,
      perPage: Default(Integer({ minimum: 1, maximum: 100 }), 50),
    }),
    reply: Shape({ tasks: List(ListedTask), total: Integer() }),
  }),
  ...taskCounts,
  show: endpoint('GET /api/tasks/:id', {
    access: 'signedIn',
    summary: 'One task',
    params: Shape({ id: Id() }),
    reply: Task,
  }),
  move: endpoint('PUT /api/tasks/:id/place', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Move a task after another in the caller’s order, or first if “after” is null',
    params: Shape({ id: Id() }),
    body: Body({ after: Nullable(Id()) }),
    reply: Nothing,
  }),
  complete: endpoint('POST /api/tasks/complete', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Complete or reopen tasks; if one is not the caller’s, none is changed',
    body: Body({ taskIds: List(Id(), { minItems: 1, maxItems: 500 }), isCompleted: Flag() }),
    reply: Nothing,
  }),
  removeMany: endpoint('POST /api/tasks/delete', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Delete or restore tasks; if the caller did not create one of them, none is changed',
    body: Body({ taskIds: List(Id(), { minItems: 1, maxItems: 500 }), isDeleted: Flag() }),
    reply: Nothing,
  }),
  findAssignees: endpoint('GET /api/tasks/assignees', {
    access: 'signedIn',
    summary: 'Users to assign a task to, by name',
    query: Shape({ q: SearchText() }),
    reply: Shape({ assignees: List(Assignee) }),
  }),
  findThings: endpoint('GET /api/tasks/things', {
    access: 'signedIn',
    summary: 'Notices and bills that a task may be linked to, by number or words; followed ones come first',
    query: Shape({ q: Text({ minLength: 1, maxLength: 200 }) }),
    reply: Shape({ things: List(TaskThing) }),
  }),
};
