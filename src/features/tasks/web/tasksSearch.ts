// The screen's address besides filter and tag, which are part of its path. Apart from the screen, for the router to know its type.
import { Day, Default, Flag, OneOf, Optional, SearchText, Shape, Text } from '#kit/schema.ts';

export const tasksSearch = Shape({
  q: SearchText(),
  sortBy: Default(OneOf(['place', 'latest', 'title-asc', 'title-desc', 'assignee', 'due-date']), 'place'),
  /** Made in these days. */
  from: Optional(Day()),
  to: Optional(Day()),
  /** Open, and due before today. */
  overdue: Default(Flag(), false),
  /** The task that is open, or `new`. */
  task: Optional(Text({ pattern: '^(new|[1-9][0-9]{0,15})$' })),
  /** What a new task is about: `licitacao:12`. */
  thing: Optional(Text({ pattern: '^(licitacao|projeto):[1-9][0-9]{0,15}$' })),
});
