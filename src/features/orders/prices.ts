// Prices of an order in whole cents, computed alike by browser and server.

/** An item of a cart or an order. */
export type Priced = { priceCents: number; qty: number; discountPercentage: number; hasFreeShipping: boolean };
export type Prices = { subtotalCents: number; discountCents: number; freightCents: number; totalCents: number };

/** Flat rate unless all products have free shipping. */
const FREIGHT_CENTS = 3_990;
/** Freight is free from this amount on. */
export const FREE_FROM_CENTS = 150_000;

/** A price of the shop in whole cents. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Discount of an item, rounded once per item. */
export function discountOf({ priceCents, qty, discountPercentage }: Omit<Priced, 'hasFreeShipping'>): number {
  return Math.round((priceCents * qty * discountPercentage) / 100);
}

/** Freight is charged once if any product has no free shipping and the discounted goods are below the limit. */
export function pricesOf(items: readonly Priced[]): Prices {
  const subtotalCents = items.reduce((sum, { priceCents, qty }) => sum + priceCents * qty, 0);
  const discountCents = items.reduce((sum, item) => sum + discountOf(item), 0);
  const goods = subtotalCents - discountCents;
  const isFree = goods >= FREE_FROM_CENTS || items.every(({ hasFreeShipping }) => hasFreeShipping);
  const freightCents = isFree ? 0 : FREIGHT_CENTS;
  return { subtotalCents, discountCents, freightCents, totalCents: goods + freightCents };
}
