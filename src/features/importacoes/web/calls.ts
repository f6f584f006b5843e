import { api } from '#kit/web/api.ts';
import { importacoes } from '../contract.ts';

export const calls = api('importacoes', importacoes);
