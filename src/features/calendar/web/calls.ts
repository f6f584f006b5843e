import { api } from '#kit/web/request/api.ts';
import { calendar } from '../contract.ts';

export const calls = api('calendar', calendar);
