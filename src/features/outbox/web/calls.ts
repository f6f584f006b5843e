import { api } from '#kit/web/api.ts';
import { outbox } from '../contract.ts';

export const calls = api('outbox', outbox);
