import { api } from '#kit/web/request/api.ts';
import { cards } from '../contract.ts';

export const calls = api('cards', cards);
