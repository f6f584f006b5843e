import { api } from '#kit/web/request/api.ts';
import { dns } from '../contract.ts';

export const calls = api('dns', dns);
