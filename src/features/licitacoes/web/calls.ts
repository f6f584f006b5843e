import { api } from '#kit/web/request/api.ts';
import { licitacoes } from '../contract.ts';

export const calls = api('licitacoes', licitacoes);
