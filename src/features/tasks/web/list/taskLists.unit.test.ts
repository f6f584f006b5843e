import { expect, test } from 'vitest';
import type { ListedTask } from '../../entities.ts';
import { priorityOf, withPriority } from '../tagLook.ts';
import { belongsInView, type Pages, predecessorAt, tasksOf, withMovedTask, withPatchedTasks } from './taskLists.ts';

const task = (id: number, more: Partial<ListedTask> = {}): ListedTask => ({
  ...{ id, title: `Tarefa ${id}`, dueDate: '', hasDescription: false, assignee: null, tags: [] },
  ...{ isCompleted: false, isDeleted: false, isImportant: false, thing: null },
  ...{ owner: { id: 1, fullName: 'Rui', avatar: '' }, created_at: '2026-05-28T11:00:00.000Z', completed_at: null },
  ...more,
});
const pages = (...ids: number[][]): Pages => ({
  pages: ids.map((page) => ({ tasks: page.map((id) => task(id)), total: 5 })),
  pageParams: ids.map((_, index) => index + 1),
});
const idsOf = (list: Pages) => list.pages.map((page) => page.tasks.map(({ id }) => id));

test('moves a task across pages, which keep their sizes', () => {
  expect(idsOf(withMovedTask(pages([1, 2, 3], [4, 5]), 5, 1))).toEqual([
    [1, 5, 2],
    [3, 4],
  ]);
  expect(idsOf(withMovedTask(pages([1, 2, 3], [4, 5]), 4, null))).toEqual([
    [4, 1, 2],
    [3, 5],
  ]);
  expect(idsOf(withMovedTask(pages([1, 2]), 9, null))).toEqual([[1, 2]]);
});

test('moves a task behind the one above its place, not counting itself', () => {
  const list = [1, 2, 3].map((id) => task(id));
  expect(predecessorAt(list, 3, 0)).toBeNull();
  expect(predecessorAt(list, 1, 2)).toBe(3);
  expect(predecessorAt(list, 3, 1)).toBe(1);
});

test('shows a task on two pages once, and changes both', () => {
  const list = withPatchedTasks(pages([1, 2], [2, 3]), new Set([2]), (one) => ({ ...one, isCompleted: true }));
  expect(tasksOf(list).map(({ id, isCompleted }) => [id, isCompleted])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
});

test('shows deleted tasks among the deleted only; filters by tag and state', () => {
  const views = [
    { filter: '', tag: '' },
    { filter: 'important', tag: '' },
    { filter: 'completed', tag: '' },
    { filter: 'deleted', tag: '' },
    { filter: '', tag: 'high' },
  ] as const;
  const of = (more: Partial<ListedTask>) => views.map((view) => belongsInView(task(1, more), view));
  expect(of({})).toEqual([true, false, false, false, false]);
  expect(of({ isImportant: true, tags: ['high'] })).toEqual([true, true, false, false, true]);
  expect(of({ isCompleted: true, isDeleted: true, tags: ['high'] })).toEqual([false, false, false, true, false]);
});

test('gives a task one priority at most, which replaces the previous one and keeps the tags', () => {
  expect(priorityOf(['team', 'low', 'high'])).toBe('high');
  expect(priorityOf(['team'])).toBeUndefined();
  expect(withPriority(['team', 'low', 'high'], 'medium')).toEqual(['team', 'medium']);
  expect(withPriority(['low', 'update'], undefined)).toEqual(['update']);
});
