import { api } from '#kit/web/request/api.ts';
import { propostas } from '../contract.ts';

export const calls = api('propostas', propostas);
