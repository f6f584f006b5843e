import { api } from '#kit/web/request/api.ts';
import { editaisCalls } from '../contract.ts';

export const calls = api('editais', editaisCalls);
