import type { ListState } from '#kit/web/search/listState.ts';
import { narrowingBy } from '#kit/web/search/narrowing.ts';
import type { projetosDeLei } from '../../contract.ts';
import { filters } from '../../entities.ts';

export type ProjetosState = ListState<typeof projetosDeLei.list.query>;

const { q: _q, casa: _casa, ...narrowing } = filters;

/** Search and house have their own places. */
export const narrowed = narrowingBy(narrowing);
export const { noFilters } = narrowed;
