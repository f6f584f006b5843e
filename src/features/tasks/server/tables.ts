import type { Generated } from 'kysely';
import type { Tag, TaskThing } from '../entities.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    tasks: TasksTable;
    task_places: TaskPlacesTable;
  }
}

export interface TasksTable {
  id: Generated<number>;
  /** Who made it. */
  user_id: number;
  assignee_id: number | null;
  /** Who is to do it where that is nobody with an account, and that name folded. */
  assignee_name: string | null;
  assignee_key: string | null;
  title: string;
  /** A day. */
  due_on: string | null;
  /** Sanitised HTML. */
  description: string;
  tags: Tag[];
  is_completed: boolean;
  is_important: boolean;
  is_deleted: boolean;
  thing: TaskThing['kind'] | null;
  thing_id: number | null;
  is_demo: boolean;
  created_at: string;
  updated_at: string;
  completed_at: string | null;
  /** The due day that was told to whom it concerns; null: none. */
  told_due_on: string | null;
}

/** A row for everybody who sees a task, or will when it comes back, with what their lists look for. */
export interface TaskPlacesTable {
  user_id: number;
  task_id: number;
  /** The smallest is on top. */
  place: number;
  is_deleted: boolean;
  /** Its assignee sees it no more, for it is deleted. */
  is_hidden: boolean;
  is_completed: boolean;
  is_important: boolean;
  /** A bit for each of `tags`, in their order. */
  tag_bits: number;
  /** The due day; `NO_DAY` where there is none. */
  due_key: string;
  /** The title without accents and case. */
  title_key: string;
  /** When the task was made. */
  created_at: string;
}
