import type { ListState } from '#kit/web/listState.ts';
import { narrowingBy } from '#kit/web/narrowing.ts';
import type { projetosDeLei } from '../contract.ts';
import { filters } from '../entities.ts';

export type ProjetosState = ListState<typeof projetosDeLei.list.query>;

const { q: _q, casa: _casa, ...narrowing } = filters;

/** Search and house have their own places. */
export const narrowed = narrowingBy(narrowing);
export const { noFilters } = narrowed;
