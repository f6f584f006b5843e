import { api } from '#kit/web/request/api.ts';
import { fontesCalls } from '../contract.ts';

export const calls = api('fontes', fontesCalls);
