import { api } from '#kit/web/api.ts';
import { follow } from '../contract.ts';

export const calls = api('follow', follow);
