import { api } from '#kit/web/request/api.ts';
import { empresaCalls } from '../contract.ts';

export const calls = api('empresa', empresaCalls);
