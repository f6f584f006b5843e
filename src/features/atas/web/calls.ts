import { api } from '#kit/web/request/api.ts';
import { atas } from '../contract.ts';

export const calls = api('atas', atas);
