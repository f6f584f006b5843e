// Which way an order goes, and who leads it there.
import type { OrderState } from './listQuery.ts';

/** What whoever administers may make of it. */
const byAdmin: Record<OrderState, readonly OrderState[]> = {
  recebido: ['aprovado', 'rejeitado', 'cancelado'],
  aprovado: ['enviado', 'cancelado'],
  enviado: ['entregue'],
  entregue: [],
  cancelado: [],
  rejeitado: [],
};

/** Until it is on its way. */
const cancellable: readonly OrderState[] = ['recebido', 'aprovado'];

export function nextStates(state: OrderState, who: { isAdmin: boolean; isOwn: boolean }): OrderState[] {
  if (who.isAdmin) return [...byAdmin[state]];
  return who.isOwn && cancellable.includes(state) ? ['cancelado'] : [];
}

/** What ends an order and brings its stock back. */
export function isUndone(state: OrderState): boolean {
  return state === 'cancelado' || state === 'rejeitado';
}

/** Whoever ends an order for somebody else says why. */
export function needsReason(state: OrderState, isOwn: boolean): boolean {
  return isUndone(state) && !isOwn;
}
