import { api } from '#kit/web/request/api.ts';
import { bookmarks } from '../contract.ts';

export const calls = api('bookmarks', bookmarks);
