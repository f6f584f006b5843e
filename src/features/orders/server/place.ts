// Turns a cart into an order, as a whole or not at all.
import type { Insertable, Selectable } from 'kysely';
import type { CartItemsTable, ProductsTable } from '#features/shop/server/tables.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { type Fault, type Language, notFound, Problem } from '#kit/errors.ts';
import type { Static } from '#kit/schema.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import { fold } from '#kit/server/text/fold.ts';
import type { orders } from '../contract.ts';
import type { SentAddress } from '../entities.ts';
import { faultOfReference, normalizeReference, type PaymentMethod } from '../payment.ts';
import { pricesOf, toCents } from '../prices.ts';
import { findAddress } from './addresses.ts';
import { cartChanged, priceNow, productGone, referenceFaults, soldOut } from './messages.ts';
import type { OrderItemsTable, OrdersTable } from './tables.ts';

type Sent = Static<typeof orders.place.body>;
type CartRow = Pick<Selectable<CartItemsTable>, 'product_id' | 'qty' | 'discount_percentage' | 'shipping_days' | 'color'> &
  Pick<
    Selectable<ProductsTable>,
    'name' | 'slug' | 'brand' | 'image' | 'price' | 'has_free_shipping' | 'is_hidden' | 'picture_id' | 'colors'
  >;
type Buyer = { id: number; name: string };
type Placed = { id: number; number: string; totalCents: number };

/**
 * Orders the cart in a transaction under the lock of orders. The same key returns the same order.
 * @returns `isNew` false for an existing order
 * @throws {Problem} `validation` for an invalid reference, `conflict` if the cart, a price or the stock differs from what was shown
 */
export async function placeOrder(
  db: Queries,
  images: Pick<Images, 'save'>,
  buyer: Buyer,
  sent: Sent,
  language: Language,
): Promise<Placed & { isNew: boolean }> {
  const before = await db
    .selectFrom('orders')
    .select(['id', 'number', 'total_cents as totalCents'])
    .where('user_id', '=', buyer.id)
    .where('request_key', '=', sent.key)
    .executeTakeFirst();
  if (before) return { ...before, isNew: false };
  const fault = faultOfReference(sent.method, sent.reference);
  if (fault) throw new Problem('validation', undefined, [{ path: 'body.reference', message: referenceFaults[fault][language] }]);
  const address = await findAddress(db, buyer.id, sent.addressId);
  const cart = await readCart(db, buyer.id);
  mustMatchShownCart(cart, sent.items, language);
  await takeStock(db, cart, language);
  const placed = await writeOrder(
    db,
    buyer,
    { key: sent.key, state: 'recebido', placedAt: new Date().toISOString(), isDemo: false },
    {
      address,
      method: sent.method,
      reference: normalizeReference(sent.method, sent.reference),
      items: await Promise.all(cart.map((item) => toOrderItem(db, images, buyer.id, item))),
    },
  );
  await db
    .insertInto('order_steps')
    .values({ ...placed.step, by_id: buyer.id, by_name: buyer.name, reason: '' })
    .execute();
  await emptyCart(db, buyer.id, cart);
  await db.deleteFrom('checkouts').where('user_id', '=', buyer.id).execute();
  return { ...placed, isNew: true };
}

async function readCart(db: Queries, userId: number): Promise<CartRow[]> {
  return (
    db
      .selectFrom('cart_items')
      .innerJoin('products', 'products.id', 'cart_items.product_id')
      .select(['product_id', 'qty', 'discount_percentage', 'shipping_days', 'color'])
      .select(['name', 'slug', 'brand', 'image', 'price', 'has_free_shipping', 'is_hidden', 'picture_id', 'colors'])
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      // In a fixed order, so that two orders of the same products cannot deadlock.
      .orderBy('product_id')
      .execute()
  );
}

/** Products that were added in another window stay in the cart. */
async function emptyCart(db: Queries, userId: number, ordered: readonly CartRow[]): Promise<void> {
  const ids = ordered.map(({ product_id }) => product_id);
  await db.deleteFrom('cart_items').where('user_id', '=', userId).where('product_id', 'in', ids).execute();
}

/** @throws {Problem} `conflict`, which names each product that differs from what was shown, and its current state */
function mustMatchShownCart(cart: readonly CartRow[], shown: Sent['items'], language: Language): void {
  const inCart = new Map(cart.map((item) => [item.product_id, item]));
  const isSame =
    shown.length === cart.length &&
    // A duplicate would hide another product that was not shown.
    new Set(shown.map(({ productId }) => productId)).size === cart.length &&
    shown.every((seen) => {
      const item = inCart.get(seen.productId);
      return item?.qty === seen.qty && item.discount_percentage === seen.discountPercentage;
    });
  if (!isSame) throw new Problem('conflict', cartChanged);
  const faults = shown.flatMap((seen): Fault[] => {
    const { name, price, is_hidden } = inCart.get(seen.productId) as CartRow;
    if (is_hidden) return [{ path: pathOf(seen.productId), message: productGone(name)[language] }];
    return toCents(price) === seen.priceCents ? [] : [{ path: pathOf(seen.productId), message: priceNow(name, price)[language] }];
  });
  refuse(faults);
}

/** @throws {Problem} `conflict`, which names each product with too little stock, or that was changed at this moment */
async function takeStock(db: Queries, cart: readonly CartRow[], language: Language): Promise<void> {
  const faults: Fault[] = [];
  for (const { product_id, qty, name, price } of cart) {
    const { numUpdatedRows } = await db
      .updateTable('products')
      .set((is) => ({ stock: is('stock', '-', qty) }))
      .where('id', '=', product_id)
      .where('stock', '>=', qty)
      .where('is_hidden', '=', false)
      .where('price', '=', price)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) continue;
    const now = await db.selectFrom('products').select(['stock', 'is_hidden', 'price']).where('id', '=', product_id).executeTakeFirst();
    const why = !now || now.is_hidden ? productGone(name) : now.price === price ? soldOut(name, now.stock) : priceNow(name, now.price);
    faults.push({ path: pathOf(product_id), message: why[language] });
  }
  refuse(faults);
}

function pathOf(productId: number): string {
  return `body.items.${productId}`;
}

function refuse(faults: Fault[]): void {
  if (faults.length > 0) throw new Problem('conflict', faults.map(({ message }) => message).join(' '), faults);
}

type Item = Omit<Insertable<OrderItemsTable>, 'id' | 'order_id'>;

/** A copy, so that later changes of the product do not affect the order. */
async function toOrderItem(db: Queries, images: Pick<Images, 'save'>, buyerId: number, item: CartRow): Promise<Item> {
  const { product_id, name, brand, image, qty, discount_percentage, shipping_days, has_free_shipping } = item;
  // As in the cart: a colour that is no longer available is dropped.
  const color = item.color && item.colors.includes(item.color) ? item.color : null;
  const copied = { product_id, name, brand, image, qty, discount_percentage, shipping_days, has_free_shipping, color };
  const { bytes } =
    (item.picture_id && (await db.selectFrom('images').select('bytes').where('id', '=', item.picture_id).executeTakeFirst())) || {};
  const picture_id = bytes ? await images.save(db, buyerId, { bytes: Buffer.from(bytes) }) : null;
  return { ...copied, picture_id, slug: `${item.slug}-${product_id}`, price_cents: toCents(item.price) };
}

type Head = { key: string; state: OrdersTable['state']; placedAt: string; isDemo: boolean };
type Content = { address: SentAddress; method: PaymentMethod; reference: string; items: readonly Item[] };

/** Inserts the order with the next number of its year. @returns it with the first step of its history, which the caller inserts */
export async function writeOrder(db: Queries, buyer: Buyer, head: Head, { address, method, reference, items }: Content) {
  const prices = pricesOf(
    items.map((item) => ({
      priceCents: item.price_cents,
      qty: item.qty,
      discountPercentage: item.discount_percentage,
      hasFreeShipping: item.has_free_shipping,
    })),
  );
  const year = Number(dayInBrasilia(new Date(head.placedAt)).slice(0, 4));
  const { sequence, number } = await nextNumber(db, year);
  const row = {
    ...{ user_id: buyer.id, buyer_name: buyer.name, buyer_key: fold(buyer.name), year, sequence, number },
    ...{ request_key: head.key, state: head.state, pieces: items.reduce((sum, { qty }) => sum + qty, 0) },
    ...{ subtotal_cents: prices.subtotalCents, discount_cents: prices.discountCents },
    ...{ freight_cents: prices.freightCents, total_cents: prices.totalCents },
    ...{ address: JSON.stringify(address) as never, payment_method: method, payment_reference: reference },
    ...{ placed_at: head.placedAt, changed_at: head.placedAt, is_demo: head.isDemo },
    busca: searchTextOf(number, buyer.name, items),
  };
  const { id } = await db.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('order_items')
    .values(items.map((item) => ({ ...item, order_id: id })))
    .execute();
  const step = { order_id: id, state: 'recebido' as const, at: head.placedAt };
  return { id, number, totalCents: prices.totalCents, step };
}

/** Search text of the list; a query matches within one line. It has no index, so names are not cut. */
export function searchTextOf(number: string, buyer: string, items: readonly { name: string }[]): string {
  return [number, buyer, ...items.map(({ name }) => name)].map((text) => fold(text).replace(/\n/g, ' ')).join('\n');
}

/** Must hold the lock of orders, else two orders would get the same number. */
export async function nextNumber(db: Queries, year: number): Promise<{ sequence: number; number: string }> {
  const last = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.max('sequence').as('sequence'))
    .where('year', '=', year)
    .executeTakeFirst();
  const sequence = (last?.sequence ?? 0) + 1;
  return { sequence, number: `${year}/${String(sequence).padStart(6, '0')}` };
}

/** @throws {Problem} `not-found` for commands on the server, which have no account */
export async function buyerOf(db: Queries, id: number, nameOf: (db: Queries, id: number) => Promise<string | undefined>): Promise<Buyer> {
  return { id, name: (await nameOf(db, id)) ?? notFound() };
}
