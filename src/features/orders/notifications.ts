import type { OrderState } from './listQuery.ts';

/** Recipients: admins of `placed`, the buyer of `changed`, admins of `withdrawn`, when the buyer cancels. */
export type OrderNotificationKind = 'orders.placed' | 'orders.changed' | 'orders.withdrawn';

/** Data of order notifications: the server writes it, the browser builds the sentence from it. */
export type OrderNotification = {
  order: number;
  number: string;
  state: OrderState;
  /** The user who did it. */
  by: string;
  totalCents: number;
};
