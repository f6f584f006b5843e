import { api } from '#kit/web/api.ts';
import { bookmarks } from '../contract.ts';

export const calls = api('bookmarks', bookmarks);
