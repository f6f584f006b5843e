import { api } from '#kit/web/request/api.ts';
import { tasks } from '../contract.ts';

export const calls = api('tasks', tasks);
