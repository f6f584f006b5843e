// The list's state, and the filters of its form.
import { filterMapping } from '#kit/web/search/filterParams.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import { certidoesSearch } from './certidoesSearch.ts';

export type CertidoesState = ListState<typeof certidoesSearch>;

const { grupo, tipo, on } = certidoesSearch.properties;

export const filterParams = filterMapping({ grupo, tipo, on });
export const { noFilters } = filterParams;
