// The states of an order, and who can set them.
import type { OrderState } from './listQuery.ts';

/** Transitions by admins. */
const byAdmin: Record<OrderState, readonly OrderState[]> = {
  recebido: ['aprovado', 'rejeitado', 'cancelado'],
  aprovado: ['enviado', 'cancelado'],
  enviado: ['entregue'],
  entregue: [],
  cancelado: [],
  rejeitado: [],
};

/** Until it is shipped. */
const cancellable: readonly OrderState[] = ['recebido', 'aprovado'];

export function nextStates(state: OrderState, who: { isAdmin: boolean; isOwn: boolean }): OrderState[] {
  if (who.isAdmin) return [...byAdmin[state]];
  return who.isOwn && cancellable.includes(state) ? ['cancelado'] : [];
}

/** States that end an order and return its stock. */
export function isUndone(state: OrderState): boolean {
  return state === 'cancelado' || state === 'rejeitado';
}

/** Ending another user's order requires a reason. */
export function needsReason(state: OrderState, isOwn: boolean): boolean {
  return isUndone(state) && !isOwn;
}
