// Search parameters of the screen; filter and tag are part of the path. In a file of their own because the router needs their type.
import { Day, Default, SearchText, Type } from '#kit/schema.ts';

export const tasksSearch = Type.Object({
  q: SearchText(),
  sortBy: Default(Type.Enum(['place', 'latest', 'title-asc', 'title-desc', 'assignee', 'due-date']), 'place'),
  /** Created on these days. */
  from: Type.Optional(Day()),
  to: Type.Optional(Day()),
  /** Open, and due before today. */
  overdue: Default(Type.Boolean(), false),
  /** The open task, or `new`. */
  task: Type.Optional(Type.String({ pattern: '^(new|[1-9][0-9]{0,15})$' })),
  /** The notice or bill of a new task: `licitacao:12`. */
  thing: Type.Optional(Type.String({ pattern: '^(licitacao|projeto):[1-9][0-9]{0,15}$' })),
});
