import { api } from '#kit/web/request/api.ts';
import { certidoes } from '../contract.ts';

export const calls = api('certidoes', certidoes);
