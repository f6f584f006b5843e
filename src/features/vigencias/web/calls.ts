import { api } from '#kit/web/request/api.ts';
import { vigencias } from '../contract.ts';

export const calls = api('vigencias', vigencias);
