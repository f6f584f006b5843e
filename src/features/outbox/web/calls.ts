import { api } from '#kit/web/request/api.ts';
import { outbox } from '../contract.ts';

export const calls = api('outbox', outbox);
