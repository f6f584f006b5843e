// What the menu counts, apart from the other calls, for the menu comes with the first screen.
import { endpoint } from '#kit/contract.ts';
import { Integer, List, OneOf, Shape, type Static } from '#kit/schema.ts';

export const tags = ['team', 'low', 'medium', 'high', 'update'] as const;
/** Those of them that say how urgent a task is, the most urgent first: shown as its priority, of which it has one at most. */
export const priorities = ['high', 'medium', 'low'] as const;
export const Tag = OneOf(tags);
export type Tag = Static<typeof Tag>;

export const taskCounts = {
  counts: endpoint('GET /api/tasks/counts', {
    access: 'signedIn',
    summary:
      'How many of the caller’s tasks each list shows: all that are not deleted, open, important, completed, deleted, overdue, by tag; and the open ones of each tag',
    reply: Shape({
      all: Integer(),
      open: Integer(),
      important: Integer(),
      completed: Integer(),
      deleted: Integer(),
      overdue: Integer(),
      tags: List(Shape({ tag: Tag, all: Integer(), open: Integer() })),
    }),
  }),
};
