// Tasks as the calls show them.
import { Instant, Nullable, type Static, Type } from '#kit/schema.ts';
import { Tag } from './counted.ts';

export { priorities, Tag, tags } from './counted.ts';

export const limits = { title: 250, description: 100_000 } as const;

/** How long a deleted task can be brought back after its last change. */
export const deletedKeptDays = 30;

/** As addresses and calls name what a task is about: `licitacao:12`. */
export const thingPattern = '^(licitacao|projeto):[1-9][0-9]{0,14}$';

export const TaskThing = Type.Object({
  kind: Type.Enum(['licitacao', 'projeto']),
  id: Type.Integer(),
  name: Type.String(),
  text: Type.String(),
});
export type TaskThing = Static<typeof TaskThing>;

/** `id` besides the specification's two; null for somebody who has no account. */
export const Assignee = Type.Object({ id: Nullable(Type.Integer()), fullName: Type.String(), avatar: Type.String() });
export type Assignee = Static<typeof Assignee>;

const facts = {
  id: Type.Integer(),
  title: Type.String(),
  /** A day (`2026-05-28`), or empty. */
  dueDate: Type.String(),
  assignee: Nullable(Assignee),
  tags: Type.Array(Tag),
  isCompleted: Type.Boolean(),
  isDeleted: Type.Boolean(),
  isImportant: Type.Boolean(),
  /** The notice or bill it is about, while that is there. */
  thing: Nullable(TaskThing),
  /** Who made it. */
  owner: Assignee,
  created_at: Instant(),
  completed_at: Nullable(Instant()),
};

/** `description` is HTML, sanitised, without pictures. */
export const Task = Type.Object({ ...facts, description: Type.String() });
export type Task = Static<typeof Task>;
/** As lists show it. */
export const ListedTask = Type.Object({ ...facts, hasDescription: Type.Boolean() });
export type ListedTask = Static<typeof ListedTask>;
/** What both have. */
export type TaskFacts = Omit<Task, 'description'>;

/**
 * What is sent, and judged by the handler: what is left out stays, or is empty in a new one. Whole tasks as they are told are taken
 * too, and those of the specification's clients.
 */
export type SentTask = {
  /** Or text. */
  id?: number;
  title?: string;
  /** A day, or a moment, which is read in Brasília, but for midnight in UTC, which is that day; empty or null for none. */
  dueDate?: string | null;
  description?: string;
  assigneeId?: number | null;
  tags?: Tag[];
  isCompleted?: boolean;
  isDeleted?: boolean;
  isImportant?: boolean;
  /** `licitacao:12`, `projeto:7` */
  thing?: string | null;
};
