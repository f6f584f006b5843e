import { api } from '#kit/web/request/api.ts';
import { blog } from '../contract.ts';

export const calls = api('blog', blog);
