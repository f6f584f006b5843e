import type { OrderState } from './listQuery.ts';

/** `placed` is told to whoever administers, `changed` to the buyer, `withdrawn` to whoever administers when the buyer cancels. */
export type OrderNotificationKind = 'orders.placed' | 'orders.changed' | 'orders.withdrawn';

/** What the notifications of orders hold: the server writes it, the browser makes the sentence. */
export type OrderNotification = {
  order: number;
  number: string;
  state: OrderState;
  /** Who did it. */
  by: string;
  totalCents: number;
};
