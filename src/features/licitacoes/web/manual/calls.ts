import { api } from '#kit/web/request/api.ts';
import { manual } from '../../manual.ts';

export const manualCalls = api('licitacoes', manual);
