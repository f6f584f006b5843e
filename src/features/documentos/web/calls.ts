import { api } from '#kit/web/request/api.ts';
import { documentos } from '../contract.ts';

export const calls = api('documentos', documentos);
