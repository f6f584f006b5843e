import { api } from '#kit/web/request/api.ts';
import { facets } from '../../facets.ts';

export const facetCalls = api('licitacoes', facets);
