// The server side of tasks.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { findTasks } from './findTasks.ts';
import { manyTasksRoutes } from './many/routes.ts';
import type { TasksOptions } from './ports.ts';
import { notifyDue, purgeDeleted } from './retention.ts';
import { tasksRoutes } from './routes.ts';
import { moveTasks, seedTasks } from './seed.ts';

export const tasksFeature = (ports: TasksOptions): Feature => ({
  routes: { tasks: tasksRoutes(ports), manyTasks: manyTasksRoutes(ports) },
  retention: [notifyDue(ports), purgeDeleted(ports)],
  searchSources: { tasks: (asked, { caller }) => findTasks(ports, caller.id, asked) },
  seed: {
    isMissing: emptyTable('tasks'),
    fill: (db, { emails, today }) => seedTasks(db, emails, today),
    move: (db, { emails, today }) => moveTasks(db, emails, today),
  },
});
