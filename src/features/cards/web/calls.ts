import { api } from '#kit/web/api.ts';
import { cards } from '../contract.ts';

export const calls = api('cards', cards);
