// The list's state, and its empty filters.
import type { ListState } from '#kit/web/search/listState.ts';
import type { dnsSearch } from './dnsSearch.ts';

export type DnsState = ListState<typeof dnsSearch>;

/** Clears the filter form. */
export const noFilters = { tipo: undefined, de: undefined, ate: undefined, upload: undefined };
