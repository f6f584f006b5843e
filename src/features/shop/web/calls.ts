import { api } from '#kit/web/api.ts';
import { shop } from '../contract.ts';

export const calls = api('shop', shop);
