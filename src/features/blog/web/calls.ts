import { api } from '#kit/web/api.ts';
import { blog } from '../contract.ts';

export const calls = api('blog', blog);
