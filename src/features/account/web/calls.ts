import { api } from '#kit/web/request/api.ts';
import { account } from '../contract.ts';

export const calls = api('account', account);
