import { api } from '#kit/web/api.ts';
import { calendar } from '../contract.ts';

export const calls = api('calendar', calendar);
