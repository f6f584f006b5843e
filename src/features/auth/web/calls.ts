import { api } from '#kit/web/request/api.ts';
import { auth } from '../contract.ts';

export const calls = api('auth', auth);
