// Tasks as the calls return them.
import { Instant, Nullable, type Static, Type } from '#kit/schema.ts';
import { Tag } from './counted.ts';

export { priorities, Tag, tags } from './counted.ts';

export const limits = { title: 250, description: 100_000 } as const;

/** How many days after its last change a deleted task can be restored. */
export const deletedKeptDays = 30;

/** Key of a notice or bill in URLs and calls: `licitacao:12`. */
export const thingPattern = '^(licitacao|projeto):[1-9][0-9]{0,14}$';

export const TaskThing = Type.Object({
  kind: Type.Enum(['licitacao', 'projeto']),
  id: Type.Integer(),
  name: Type.String(),
  text: Type.String(),
});
export type TaskThing = Static<typeof TaskThing>;

/** With an `id` besides the specification's two fields; null for a person without an account. */
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
  /** The linked notice or bill, while it exists. */
  thing: Nullable(TaskThing),
  /** The user who created it. */
  owner: Assignee,
  created_at: Instant(),
  completed_at: Nullable(Instant()),
};

/** `description` is sanitized HTML without pictures. */
export const Task = Type.Object({ ...facts, description: Type.String() });
export type Task = Static<typeof Task>;
/** A row of the list. */
export const ListedTask = Type.Object({ ...facts, hasDescription: Type.Boolean() });
export type ListedTask = Static<typeof ListedTask>;
/** The fields of both. */
export type TaskFacts = Omit<Task, 'description'>;

/**
 * A task in a request, validated by the handler: fields left out stay as they are, or are empty in a new task. Whole tasks as the calls
 * return them are accepted, too, and those of the specification's clients.
 */
export type SentTask = {
  /** Also as text. */
  id?: number;
  title?: string;
  /**
   * A day or an instant; instants are converted to the day in Brasília, except midnight in UTC, which means that day; empty or null for
   * none.
   */
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
