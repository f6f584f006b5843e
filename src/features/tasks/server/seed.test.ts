import { expect, test } from 'vitest';
import { dayInBrasilia } from '#kit/clock.ts';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { demoAdmin, demoClient } from '#kit/server/testing/testServer.ts';
import type { Task } from '../entities.ts';
import { moveTasks } from './seed.ts';

const server = serverForFile({ demo: true });

test.each([demoAdmin, demoClient])('the demonstration shows tasks of every kind to $email', async (account) => {
  const call = await server.as(account);
  const list = async (query = ''): Promise<Task[]> => (await call(`GET /apps/todo/tasks${query}`)).json();
  const counts = (await call('GET /api/tasks/counts')).json();
  for (const name of ['open', 'important', 'completed', 'deleted', 'overdue']) expect(counts[name]).toBeGreaterThan(1);
  for (const { open } of counts.tags) expect(open).toBeGreaterThan(1);
  const all = await list();
  const today = dayInBrasilia(new Date());
  expect(all.some(({ dueDate, isCompleted }) => dueDate === today && !isCompleted)).toBe(true);
  expect(all.some(({ dueDate }) => dueDate === '')).toBe(true);
  for (const kind of ['licitacao', 'projeto']) expect(all.filter(({ thing }) => thing?.kind === kind).length).toBeGreaterThan(1);
  const { id } = all[0]?.owner ?? { id: 0 };
  expect(all.some(({ assignee, owner }) => assignee?.id !== owner.id && owner.id !== id)).toBe(true);
});

test('moves tasks with the day, except those that a user has changed', async () => {
  const call = await server.as(demoAdmin);
  const find = async (): Promise<Task[]> => (await call('GET /apps/todo/tasks?sortBy=due-date')).json();
  const [first, second] = (await find()) as [Task, Task];
  await call('POST /apps/todo/update-task', { task: { id: first.id, isImportant: !first.isImportant } });
  const tomorrow = new Date(Date.now() + 86_400_000);
  await server.database.write((db) => moveTasks(db, [demoAdmin.email, demoClient.email], tomorrow));
  const after = await find();
  const dayOf = (task: Task) => after.find(({ id }) => id === task.id)?.dueDate;
  expect(dayOf(first)).toBe(first.dueDate);
  expect(dayOf(second)).toBe(new Date(Date.parse(second.dueDate) + 86_400_000).toISOString().slice(0, 10));
});
