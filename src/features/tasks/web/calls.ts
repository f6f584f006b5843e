import { api } from '#kit/web/api.ts';
import { tasks } from '../contract.ts';

export const calls = api('tasks', tasks);
