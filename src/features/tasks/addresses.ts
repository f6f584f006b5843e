// Where the screens of tasks stand.
import type { Address } from '#kit/page.ts';

export const tasksAddresses = {
  tasks: { path: '/apps/todo', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
