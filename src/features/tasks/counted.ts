// The counts of the menu. In a file of their own because the menu is part of the first screen's bundle.
import { endpoint } from '#kit/contract.ts';
import { type Static, Type } from '#kit/schema.ts';

export const tags = ['team', 'low', 'medium', 'high', 'update'] as const;
/** The tags that are shown as the priority of a task, most urgent first; a task has at most one. */
export const priorities = ['high', 'medium', 'low'] as const;
export const Tag = Type.Enum(tags);
export type Tag = Static<typeof Tag>;

export const taskCounts = {
  counts: endpoint('GET /api/tasks/counts', {
    access: 'signedIn',
    summary:
      'How many of the caller’s tasks each list shows: all that are not deleted, open, important, completed, deleted, overdue, by tag; and the open ones of each tag',
    reply: Type.Object({
      all: Type.Integer(),
      open: Type.Integer(),
      important: Type.Integer(),
      completed: Type.Integer(),
      deleted: Type.Integer(),
      overdue: Type.Integer(),
      tags: Type.Array(Type.Object({ tag: Tag, all: Type.Integer(), open: Type.Integer() })),
    }),
  }),
};
