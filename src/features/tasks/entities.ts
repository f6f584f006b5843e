// Tasks as the calls show them.
import { Body, Flag, Id, Instant, Integer, List, Nullable, OneOf, Optional, Shape, type Static, Text } from '#kit/schema.ts';
import { Tag } from './counted.ts';

export { Tag, tags } from './counted.ts';

export const limits = { title: 250, description: 100_000 } as const;

export const TaskThing = Shape({ kind: OneOf(['licitacao', 'projeto']), id: Integer(), name: Text(), text: Text() });
export type TaskThing = Static<typeof TaskThing>;

/** `id` besides the specification's two; null for somebody who has no account. */
export const Assignee = Shape({ id: Nullable(Integer()), fullName: Text(), avatar: Text() });
export type Assignee = Static<typeof Assignee>;

export const Task = Shape({
  id: Integer(),
  title: Text(),
  /** A day (`2026-05-28`), or empty. */
  dueDate: Text(),
  /** HTML, sanitised. */
  description: Text(),
  assignee: Nullable(Assignee),
  tags: List(Tag),
  isCompleted: Flag(),
  isDeleted: Flag(),
  isImportant: Flag(),
  /** The notice or bill it is about, while that is there. */
  thing: Nullable(TaskThing),
  /** Who made it. */
  owner: Assignee,
  created_at: Instant(),
  completed_at: Nullable(Instant()),
});
export type Task = Static<typeof Task>;

/** What is sent: what is left out stays, or is empty in a new one. Ids as number or text; a due date may be a moment, which is read in Brasília. */
export const SentTask = Body({
  id: Optional(Integer()),
  title: Optional(Text({ maxLength: limits.title })),
  dueDate: Optional(Nullable(Text({ maxLength: 40 }))),
  description: Optional(Text({ maxLength: limits.description })),
  assigneeId: Optional(Nullable(Id())),
  tags: Optional(List(Tag)),
  isCompleted: Optional(Flag()),
  isDeleted: Optional(Flag()),
  isImportant: Optional(Flag()),
  thing: Optional(Nullable(Text({ pattern: '^(licitacao|projeto):[1-9][0-9]{0,15}$' }))),
});
export type SentTask = Static<typeof SentTask>;
