import { api } from '#kit/web/api.ts';
import { email } from '../contract.ts';

export const calls = api('email', email);
