import { api } from '#kit/web/api.ts';
import { auth } from '../contract.ts';

export const calls = api('auth', auth);
