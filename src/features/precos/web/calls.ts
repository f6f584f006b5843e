import { api } from '#kit/web/request/api.ts';
import { precos } from '../contract.ts';

export const calls = api('precos', precos);
