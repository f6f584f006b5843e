import { api } from '#kit/web/request/api.ts';
import { shop } from '../contract.ts';

export const calls = api('shop', shop);
