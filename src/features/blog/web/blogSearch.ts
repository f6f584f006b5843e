import type { ListState } from '#kit/web/search/listState.ts';
import { listQuery } from '../contract.ts';

/** What the address of the blog’s list says: what its call asks. */
export const blogSearch = listQuery;
export type BlogState = ListState<typeof blogSearch>;
