import { api } from '#kit/web/request/api.ts';
import { pricing } from '../contract.ts';

export const calls = api('pricing', pricing);
