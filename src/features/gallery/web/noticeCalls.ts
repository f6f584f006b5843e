import { licitacoes } from '#features/licitacoes/contract.ts';
import { api } from '#kit/web/request/api.ts';

export const noticeCalls = api('licitacoes', licitacoes);
