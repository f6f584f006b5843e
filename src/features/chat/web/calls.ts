import { api } from '#kit/web/api.ts';
import { chat } from '../contract.ts';

export const calls = api('chat', chat);
