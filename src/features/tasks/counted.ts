// What the menu counts, apart from the other calls, for the menu comes with the first screen.
import { endpoint } from '#kit/contract.ts';
import { Integer, List, OneOf, Shape, type Static } from '#kit/schema.ts';

export const tags = ['team', 'low', 'medium', 'high', 'update'] as const;
export const Tag = OneOf(tags);
export type Tag = Static<typeof Tag>;

export const taskCounts = {
  counts: endpoint('GET /api/tasks/counts', {
    access: 'signedIn',
    summary: 'How many of the caller’s tasks are open, important, completed, deleted, overdue, and open by tag',
    reply: Shape({
      open: Integer(),
      important: Integer(),
      completed: Integer(),
      deleted: Integer(),
      overdue: Integer(),
      tags: List(Shape({ tag: Tag, open: Integer() })),
    }),
  }),
};
