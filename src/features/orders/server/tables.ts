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

/** Lock for placing and changing orders: keeps numbers consecutive and stock consistent. */
export const ORDERS_WRITE_LOCK = 'orders';

export interface OrdersTable {
  id: Generated<number>;
  /** Null after the account was deleted. */
  user_id: number | null;
  buyer_name: string;
  /** The folded name. */
  buyer_key: string;
  /** In Brasília. */
  year: number;
  /** Counted per year from 1. */
  sequence: number;
  /** 2026/000123 */
  number: string;
  /** Idempotency key of the buyer's browser. */
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
  /** Demo data that no user has changed. */
  is_demo: boolean;
  busca: string;
}

export interface OrderItemsTable {
  id: Generated<number>;
  order_id: number;
  /** Null after the product was deleted. */
  product_id: number | null;
  name: string;
  slug: string;
  brand: string;
  /** The drawing that is shown if there is no picture. */
  image: string;
  /** A copy of the product's picture. */
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
  /** Null unless it was removed. */
  removed_at: string | null;
}
