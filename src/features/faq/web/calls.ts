import { api } from '#kit/web/request/api.ts';
import { faq } from '../contract.ts';

export const calls = api('faq', faq);
