import { api } from '#kit/web/request/api.ts';
import { profile } from '../contract.ts';

export const calls = api('profile', profile);
