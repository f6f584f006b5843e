import { api } from '#kit/web/request/api.ts';
import { notifications } from '../contract.ts';

export const calls = api('notifications', notifications);
