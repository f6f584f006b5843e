import type { Generated } from 'kysely';
import type { Tag, TaskThing } from '../entities.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    tasks: TasksTable;
    task_places: { user_id: number; task_id: number; place: number };
  }
}

export interface TasksTable {
  id: Generated<number>;
  /** Who made it. */
  user_id: number;
  assignee_id: number | null;
  title: string;
  /** The title's words, normalised. */
  busca: string;
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
}
