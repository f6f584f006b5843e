import { api } from '#kit/web/api.ts';
import { dns } from '../contract.ts';

export const calls = api('dns', dns);
