import { api } from '#kit/web/api.ts';
import { notifications } from '../contract.ts';

export const calls = api('notifications', notifications);
