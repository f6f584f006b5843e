// What an order costs, in whole cents: the browser shows what the server takes.

/** Of a cart or an order. */
export type Priced = { priceCents: number; qty: number; discountPercentage: number; hasFreeShipping: boolean };
export type Prices = { subtotalCents: number; discountCents: number; freightCents: number; totalCents: number };

/** For all that does not travel free, however much it is. */
const FREIGHT_CENTS = 3_990;
/** From here on nothing is asked for freight. */
export const FREE_FROM_CENTS = 150_000;

/** An amount of the shop's in whole cents. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** What one line takes off, rounded once for the line. */
export function discountOf({ priceCents, qty, discountPercentage }: Omit<Priced, 'hasFreeShipping'>): number {
  return Math.round((priceCents * qty * discountPercentage) / 100);
}

/** Freight is asked once, where anything does not travel free and what is to be paid for goods stays below the limit. */
export function pricesOf(items: readonly Priced[]): Prices {
  const subtotalCents = items.reduce((sum, { priceCents, qty }) => sum + priceCents * qty, 0);
  const discountCents = items.reduce((sum, item) => sum + discountOf(item), 0);
  const goods = subtotalCents - discountCents;
  const isFree = goods >= FREE_FROM_CENTS || items.every(({ hasFreeShipping }) => hasFreeShipping);
  const freightCents = isFree ? 0 : FREIGHT_CENTS;
  return { subtotalCents, discountCents, freightCents, totalCents: goods + freightCents };
}
