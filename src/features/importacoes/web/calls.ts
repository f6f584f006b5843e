import { api } from '#kit/web/request/api.ts';
import { importacoes } from '../contract.ts';

export const calls = api('importacoes', importacoes);
