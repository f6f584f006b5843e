// What the list is narrowed by, taken back.
import type { ListState } from '#kit/web/search/listState.ts';
import type { dnsSearch } from './dnsSearch.ts';

export type DnsState = ListState<typeof dnsSearch>;

/** Of the filter form. */
export const noFilters = { tipo: undefined, de: undefined, ate: undefined, upload: undefined };
