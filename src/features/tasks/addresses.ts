// Paths and permissions of the screens of tasks.
import type { Address } from '#kit/page.ts';

export const tasksAddresses = {
  tasks: { path: '/apps/todo', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
