import type {} from '#features/auth/server/tables.ts';
import type {} from '#features/shop/server/tables.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { createRandom } from '#kit/server/random.ts';
import type { SentAddress } from '../entities.ts';
import { isUndone } from '../flow.ts';
import type { OrderState } from '../listQuery.ts';
import { toCents } from '../prices.ts';
import { type DemoOrder, demoMobile, demoOrders, demoPlaces } from './demoOrders.ts';
import { nextNumber, searchTextOf, writeOrder } from './place.ts';
import type {} from './tables.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type Person = { id: number; name: string };
type Step = { state: OrderState; at: string };

/** Seeds a year of orders of the accounts with these addresses and of other demo users, and an address for each of the accounts. */
export async function seedOrders(db: Queries, emails: readonly string[], today: Date): Promise<void> {
  const people = await db.selectFrom('users').select(['id', 'username', 'email', 'full_name as name']).execute();
  const accounts = emails.flatMap((email) => people.filter((person) => person.email === email));
  const products = await db.selectFrom('products').selectAll().orderBy('id').execute();
  if (products.length === 0) return;
  for (const [place, account] of accounts.entries()) await seedAddress(db, account, place, today);
  for (const [number, order] of demoOrders.entries()) {
    const buyer = typeof order.by === 'number' ? accounts[order.by] : people.find(({ username }) => username === order.by);
    if (!buyer) continue;
    const steps = stepsOf(order, number, today);
    const content = {
      address: addressOf(buyer, typeof order.by === 'number' ? order.by : demoPlaces.length - 1),
      method: order.method,
      reference: order.reference,
      items: order.products.map(({ place, qty, discount, days }) => {
        const product = products[place % products.length] as (typeof products)[number];
        const { id: product_id, name, brand, image, has_free_shipping } = product;
        return {
          ...{
            product_id,
            name,
            brand,
            image,
            has_free_shipping,
            qty,
            picture_id: null,
            color: null,
            slug: `${product.slug}-${product_id}`,
          },
          ...{ price_cents: toCents(product.price), discount_percentage: discount, shipping_days: days },
        };
      }),
    };
    const head = { key: keyOf(number), state: order.state, placedAt: (steps[0] as Step).at, isDemo: true };
    const { id } = await writeOrder(db, buyer, head, content);
    const byBuyer = (state: OrderState) => state === 'recebido' || state === 'cancelado' || !accounts[0];
    const rows = steps.map(({ state, at }) => {
      const who = byBuyer(state) ? buyer : (accounts[0] as Person);
      return { order_id: id, state, at, by_id: who.id, by_name: who.name, reason: isUndone(state) ? order.reason : '' };
    });
    await db.insertInto('order_steps').values(rows).execute();
    await db
      .updateTable('orders')
      .set({ changed_at: (steps.at(-1) as Step).at })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Moves the dates of demo orders to today; those that a user has changed are left alone. An order that moves to another year gets a new
 * number.
 */
export async function moveOrders(db: Queries, today: Date): Promise<void> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'request_key', 'year', 'buyer_name'])
    .where('is_demo', '=', true)
    .orderBy('id')
    .execute();
  for (const { id, request_key, year, buyer_name } of rows) {
    const number = demoOrders.findIndex((_, place) => keyOf(place) === request_key);
    const order = demoOrders[number];
    if (!order) continue;
    const steps = stepsOf(order, number, today);
    const placed_at = (steps[0] as Step).at;
    const newYear = Number(dayInBrasilia(new Date(placed_at)).slice(0, 4));
    const numbered = newYear === year ? {} : await renumbered(db, id, newYear, buyer_name);
    const times = { placed_at, changed_at: (steps.at(-1) as Step).at };
    await db
      .updateTable('orders')
      .set({ ...times, ...numbered })
      .where('id', '=', id)
      .execute();
    for (const { state, at } of steps)
      await db.updateTable('order_steps').set({ at }).where('order_id', '=', id).where('state', '=', state).execute();
  }
}

async function renumbered(db: Queries, id: number, year: number, buyer: string) {
  const items = await db.selectFrom('order_items').select('name').where('order_id', '=', id).orderBy('id').execute();
  const next = await nextNumber(db, year);
  return { year, ...next, busca: searchTextOf(next.number, buyer, items) };
}

const keyOf = (number: number) => `demo-order-${number}`;

/** All states up to the current one, none in the future. */
function stepsOf({ daysAgo, state }: DemoOrder, number: number, today: Date): Step[] {
  const random = createRandom(9200 + number);
  const morning = Date.parse(startOfDayInBrasilia(dayInBrasilia(today))) - daysAgo * DAY_MS;
  const placed = morning + random.between(8 * 60, 17 * 60) * 60_000;
  const way: readonly OrderState[] = isUndone(state)
    ? ['recebido', state]
    : (['recebido', 'aprovado', 'enviado', 'entregue'] as const).slice(
        0,
        ['recebido', 'aprovado', 'enviado', 'entregue'].indexOf(state) + 1,
      );
  const after = [0, 20, 70, 150].map((hours) => hours * HOUR_MS + (hours && random.between(0, 6 * 60) * 60_000));
  return way.map((one, step) => {
    const latest = today.getTime() - (way.length - step) * 20 * 60_000;
    return { state: one, at: new Date(Math.min(placed + (after[step] ?? 0), latest)).toISOString() };
  });
}

function addressOf({ name }: Person, place: number): SentAddress {
  const where = demoPlaces[place % demoPlaces.length] as (typeof demoPlaces)[number];
  return { ...where, fullName: name, mobile: demoMobile, kind: 'work' };
}

async function seedAddress(db: Queries, account: Person, place: number, today: Date): Promise<void> {
  const content = JSON.stringify(addressOf(account, place)) as never;
  const row = { user_id: account.id, content, created_at: today.toISOString(), removed_at: null };
  await db.insertInto('delivery_addresses').values(row).execute();
}
