// The list's state, and the filters of its form.
import { filterMapping } from '#kit/web/search/filterParams.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import { dnsSearch } from './dnsSearch.ts';

export type DnsState = ListState<typeof dnsSearch>;

const { tipo, de, ate, upload } = dnsSearch.properties;

export const filterParams = filterMapping({ tipo, de, ate, upload });
export const { noFilters } = filterParams;
