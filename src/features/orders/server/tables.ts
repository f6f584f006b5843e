import type { Generated } from 'kysely';
import type { ProductColor } from '#features/shop/contract.ts';
import type { CheckoutState, SentAddress } from '../entities.ts';
import type { OrderState } from '../listQuery.ts';
import type { PaymentMethod } from '../payment.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    orders: OrdersTable;
    order_items: OrderItemsTable;
    order_steps: OrderStepsTable;
    delivery_addresses: DeliveryAddressesTable;
    checkouts: { user_id: number; content: CheckoutState; updated_at: string };
  }
}

/** The turn in which orders are placed and changed: numbers follow each other, and stock is counted once. */
export const ORDERS_WRITE_LOCK = 'orders';

export interface OrdersTable {
  id: Generated<number>;
  /** Null once the account is gone. */
  user_id: number | null;
  buyer_name: string;
  /** The name, folded. */
  buyer_key: string;
  /** Of Brasília's calendar. */
  year: number;
  /** Counted within the year, from 1. */
  sequence: number;
  /** 2026/000123 */
  number: string;
  /** Named by the buyer's browser. */
  request_key: string;
  state: OrderState;
  pieces: number;
  subtotal_cents: number;
  discount_cents: number;
  freight_cents: number;
  total_cents: number;
  address: SentAddress;
  payment_method: PaymentMethod;
  payment_reference: string;
  placed_at: string;
  changed_at: string;
  /** Of the demonstration, and untouched since. */
  is_demo: boolean;
  busca: string;
}

export interface OrderItemsTable {
  id: Generated<number>;
  order_id: number;
  /** Null once the shop has it no more. */
  product_id: number | null;
  name: string;
  slug: string;
  brand: string;
  /** The drawing that stands for it where it had no picture. */
  image: string;
  /** A copy of its picture. */
  picture_id: string | null;
  color: ProductColor | null;
  price_cents: number;
  discount_percentage: number;
  qty: number;
  has_free_shipping: boolean;
  shipping_days: number;
}

export interface OrderStepsTable {
  id: Generated<number>;
  order_id: number;
  state: OrderState;
  at: string;
  by_id: number | null;
  by_name: string;
  reason: string;
}

export interface DeliveryAddressesTable {
  id: Generated<number>;
  user_id: number;
  content: SentAddress;
  created_at: string;
  /** Null while it is kept. */
  removed_at: string | null;
}
