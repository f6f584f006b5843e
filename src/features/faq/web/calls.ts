import { api } from '#kit/web/api.ts';
import { faq } from '../contract.ts';

export const calls = api('faq', faq);
