import { api } from '#kit/web/request/api.ts';
import { follow } from '../contract.ts';

export const calls = api('follow', follow);
