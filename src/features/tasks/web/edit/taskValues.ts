// The values of the task form.
import { changedOf } from '#kit/web/form/merge.ts';
import type { Assignee, SentTask, Tag, Task, TaskThing } from '../../entities.ts';

export type TaskValues = {
  title: string;
  assignee: Assignee | null;
  /** Empty for none. */
  dueDate: string;
  tags: Tag[];
  thing: TaskThing | null;
  /** HTML. */
  description: string;
};

export const newValues: TaskValues = { title: '', assignee: null, dueDate: '', tags: [], thing: null, description: '' };

export function valuesOf({ title, assignee, dueDate, tags, thing, description }: Task): TaskValues {
  return { title, assignee, dueDate, tags, thing, description };
}

/** The changed fields as the server expects them. */
export function sentOf(typed: TaskValues, base: TaskValues): SentTask {
  const { title, assignee, dueDate, tags, thing, description } = changedOf(typed, base);
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(assignee !== undefined && { assigneeId: assignee?.id ?? null }),
    ...(dueDate !== undefined && { dueDate }),
    ...(tags !== undefined && { tags }),
    ...(thing !== undefined && { thing: thing && keyOf(thing) }),
    ...(description !== undefined && { description }),
  };
}

/** Key of a notice or bill in URLs and calls: `licitacao:12`. */
export function keyOf({ kind, id }: Pick<TaskThing, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

/** The form field of a server error: `task.assigneeId` → `assignee`. */
export function fieldOf(path: string): string {
  const [name = ''] = path.replace(/^task\./, '').split('.');
  return name === 'assigneeId' ? 'assignee' : name;
}
