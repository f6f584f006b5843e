import type { ListState } from '#kit/web/search/listState.ts';
import { listQuery } from '../contract.ts';

/** Search parameters of the list: the same as those of its call. */
export const blogSearch = listQuery;
export type BlogState = ListState<typeof blogSearch>;
