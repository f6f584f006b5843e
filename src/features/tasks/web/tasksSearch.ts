// The screen's address besides filter and tag, which are part of its path. Apart from the screen, for the router to know its type.
import { Day, Default, SearchText, Type } from '#kit/schema.ts';

export const tasksSearch = Type.Object({
  q: SearchText(),
  sortBy: Default(Type.Enum(['place', 'latest', 'title-asc', 'title-desc', 'assignee', 'due-date']), 'place'),
  /** Made in these days. */
  from: Type.Optional(Day()),
  to: Type.Optional(Day()),
  /** Open, and due before today. */
  overdue: Default(Type.Boolean(), false),
  /** The task that is open, or `new`. */
  task: Type.Optional(Type.String({ pattern: '^(new|[1-9][0-9]{0,15})$' })),
  /** What a new task is about: `licitacao:12`. */
  thing: Type.Optional(Type.String({ pattern: '^(licitacao|projeto):[1-9][0-9]{0,15}$' })),
});
