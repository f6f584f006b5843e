import type { Generated } from 'kysely';
import type { Tag, TaskThing } from '../entities.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    tasks: TasksTable;
    task_places: TaskPlacesTable;
    /** The notices of a task about several. */
    task_licitacoes: { task_id: number; licitacao_id: number };
  }
}

export interface TasksTable {
  id: Generated<number>;
  /** The owner. */
  user_id: number;
  assignee_id: number | null;
  /** Name of an assignee without an account, and the folded name. */
  assignee_name: string | null;
  assignee_key: string | null;
  title: string;
  /** A day. */
  due_on: string | null;
  /** Sanitized HTML. */
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
  /** The due day that was last notified; null: none. */
  told_due_on: string | null;
  /** Number of its rows in `task_licitacoes`, counted by the database. */
  vinculos: Generated<number>;
}

/** A row for every user who sees a task, or will see it when it is restored, with the columns that lists are filtered by. */
export interface TaskPlacesTable {
  user_id: number;
  task_id: number;
  /** The smallest comes first. */
  place: number;
  is_deleted: boolean;
  /** Hidden from the assignee because it is deleted. */
  is_hidden: boolean;
  is_completed: boolean;
  is_important: boolean;
  /** A bit for each of `tags`, in their order. */
  tag_bits: number;
  /** The due day, or `NO_DAY`. */
  due_key: string;
  /** The title without accents and case. */
  title_key: string;
  /** When the task was created. */
  created_at: string;
}
