import { api } from '#kit/web/request/api.ts';
import { audit } from '../contract.ts';

export const calls = api('audit', audit);
