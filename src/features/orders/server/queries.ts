import { setImmediate } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import { pictureOf } from '#features/shop/server/tables.ts';
import { startOfDayInBrasilia } from '#kit/clock.ts';
import { notFound, Problem } from '#kit/errors.ts';
import type { Static } from '#kit/schema.ts';
import type { Database, Queries, Tables } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import type { Images } from '#kit/server/images.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import type { ListedOrder, Order } from '../entities.ts';
import { nextStates } from '../flow.ts';
import type { exportQuery, listQuery, sortColumns } from '../listQuery.ts';
import { arrivalAfter } from './arrival.ts';
import type { OrdersTable } from './tables.ts';

type OrderQuery = Required<Pick<Static<typeof exportQuery>, 'q' | 'todos' | 'sort' | 'order'>> &
  Pick<Static<typeof exportQuery>, 'estado' | 'de' | 'ate'>;
type OrderPageQuery = OrderQuery & Required<Pick<Static<typeof listQuery>, 'page' | 'perPage'>>;
type Is = ExpressionBuilder<Tables, 'orders'>;
type OrderRow = Selectable<OrdersTable>;

const columns = ['id', 'number', 'state', 'placed_at', 'buyer_name', 'pieces', 'total_cents'] as const;

/** The sort columns of each order. */
const sortColumnsOf = {
  number: ['year', 'sequence'],
  placedAt: ['placed_at'],
  buyer: ['buyer_key'],
  state: ['state'],
  pieces: ['pieces'],
  total: ['total_cents'],
} as const satisfies Record<(typeof sortColumns)[number], readonly (keyof OrdersTable)[]>;

/** @throws {Problem} `forbidden` if a user who is no admin requests all orders */
export async function listOrders(
  { read }: Database,
  caller: Caller,
  query: OrderPageQuery,
): Promise<{ orders: ListedOrder[]; total: number }> {
  const matching = filterOrders(read, caller, query);
  const [rows, { total }] = await Promise.all([
    sortOrders(matching.select(columns), query)
      .limit(query.perPage)
      .offset((query.page - 1) * query.perPage)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { orders: await toListed(read, rows), total };
}

const BATCH_SIZE = 200;

/** All matching orders in the list's order, in batches. */
export async function* readOrders({ read }: Database, caller: Caller, query: OrderQuery): AsyncGenerator<ListedOrder[]> {
  const { rows: ids } = { rows: await sortOrders(filterOrders(read, caller, query).select('id'), query).execute() };
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const part = ids.slice(from, from + BATCH_SIZE).map(({ id }) => id);
    yield await toListed(read, await sortOrders(read.selectFrom('orders').select(columns).where('id', 'in', part), query).execute());
    // Gives other requests a chance to run.
    await setImmediate();
  }
}

function filterOrders(db: Queries, caller: Caller, query: OrderQuery) {
  if (query.todos && !caller.isAdmin) throw new Problem('forbidden');
  return db.selectFrom('orders').where((is) => matchesFilter(is, caller, query));
}

function matchesFilter(is: Is, caller: Caller, { q, estado, de, ate, todos }: OrderQuery): Expression<SqlBool> {
  const part = likePart(q);
  return is.and([
    ...(todos ? [] : [is('user_id', '=', caller.id)]),
    ...(part ? [isLike(is.ref('busca'), `%${part}%`)] : []),
    ...(estado ? [is('state', '=', estado)] : []),
    ...(de ? [is('placed_at', '>=', startOfDayInBrasilia(de))] : []),
    ...(ate ? [is('placed_at', '<', startOfDayInBrasilia(ate, 1))] : []),
  ]);
}

/** Equal ones are sorted by newest first. */
function sortOrders<Asking extends { orderBy(column: keyof OrdersTable, direction: 'asc' | 'desc'): Asking }>(
  query: Asking,
  { sort, order }: Pick<OrderQuery, 'sort' | 'order'>,
): Asking {
  return sortColumnsOf[sort].reduce<Asking>((so, column) => so.orderBy(column, order), query).orderBy('id', 'desc');
}

async function toListed(db: Queries, rows: Pick<OrderRow, (typeof columns)[number]>[]): Promise<ListedOrder[]> {
  if (rows.length === 0) return [];
  const items = await db
    .selectFrom('order_items')
    .select(['order_id', 'name'])
    .where(
      'order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const names = Map.groupBy(items, ({ order_id }) => order_id);
  return rows.map((row) =>
    listedOf(
      row,
      (names.get(row.id) ?? []).map(({ name }) => name),
    ),
  );
}

function listedOf(row: Pick<OrderRow, (typeof columns)[number]>, names: readonly string[]): ListedOrder {
  const { id, number, state, placed_at: placedAt, buyer_name: buyer, pieces, total_cents: totalCents } = row;
  return { id, number, state, placedAt, buyer, pieces, products: names.length, firstName: names[0] ?? '', totalCents };
}

/** An order of the caller, or any order for admins. @throws {Problem} `not-found` */
export async function findOrder(db: Queries, caller: Caller, id: number): Promise<OrderRow> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || !(caller.isAdmin || row.user_id === caller.id)) notFound();
  return row;
}

export function itemsOf(db: Queries, orderId: number) {
  return db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/** @throws {Problem} `not-found` if the caller does not see it */
export async function showOrder(db: Queries, images: Pick<Images, 'addressOf'>, caller: Caller, id: number): Promise<Order> {
  const row = await findOrder(db, caller, id);
  const [items, steps] = await Promise.all([
    itemsOf(db, id),
    db.selectFrom('order_steps').select(['state', 'at', 'by_name as by', 'reason']).where('order_id', '=', id).orderBy('id').execute(),
  ]);
  const isOwn = row.user_id === caller.id;
  return {
    ...listedOf(
      row,
      items.map(({ name }) => name),
    ),
    subtotalCents: row.subtotal_cents,
    discountCents: row.discount_cents,
    freightCents: row.freight_cents,
    address: row.address,
    method: row.payment_method,
    reference: row.payment_reference,
    items: items.map((item) => ({
      id: item.id,
      productId: item.product_id,
      name: item.name,
      slug: item.slug,
      brand: item.brand,
      image: pictureOf(item, images),
      ...(item.color && { color: item.color }),
      priceCents: item.price_cents,
      discountPercentage: item.discount_percentage,
      qty: item.qty,
      hasFreeShipping: item.has_free_shipping,
      arrivesAt: arrivalAfter(row.placed_at, item.shipping_days),
    })),
    steps,
    isOwn,
    next: nextStates(row.state, { isAdmin: caller.isAdmin, isOwn }),
  };
}
