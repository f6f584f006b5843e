import { describe, expect, test } from 'vitest';
import { type Days, daysBefore, daysOf, type Period, periods } from '#brasil/periods.ts';
import { cards as contract } from '#features/cards/contract.ts';
import { startOfDayInBrasilia } from '#kit/clock.ts';
import { methodAndPath } from '#kit/contract.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';

const { server, admin, client, ids } = testDemo();

const days = { from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
const number = expect.any(Number);
const text = expect.any(String);
const last_days = ['Last 28 Days', 'Last Month', 'Last Year'];
const numbers = (count: number) => Array.from({ length: count }, () => number);
const points = (count: number) => Array.from({ length: count }, () => ({ ...days, link: text }));
const rest = (count?: number) => ({
  ...{ ...days, link: text, change: expect.toSatisfy((change: unknown) => change === null || typeof change === 'number') },
  ...(count && { points: points(count) }),
});
const named = (count: number) => [{ name: text, data: numbers(count) }];

/** Fields fixed by the specification, and our own. */
const shapes: Record<string, object> = {
  'card-analytics/support-tracker': {
    ...{ title: text, last_days, totalTicket: number, newTicket: number, openTicket: number, responseTime: number },
    ...{ ...rest(), completedTicket: number, responseOf: number },
  },
  'card-analytics/avg-sessions': {
    ...{ sessions: number, last_days, growth: expect.stringMatching(/^[+-]?[\d.]+%$/), goal: number, goalLink: text },
    ...{ users: number, retention: number, duration: number, ...rest(7), data: numbers(7), perDay: number, usersBefore: number },
  },
  'card-analytics/revenue-report': {
    ...{ years: [expect.stringMatching(/^\d{4}$/), text, text], price: text, budget: text },
    ...{ year: number, link: text, months: Array.from({ length: 12 }, () => ({ ...days, link: text, price: number, budget: number })) },
  },
  'card-analytics/goal-overview': { completed: text, inProgress: text, ...rest(), links: { completed: text, inProgress: text } },
  'card-analytics/revenue': { thisMonth: text, lastMonth: text, months: [expect.anything(), expect.anything()] },
  'card-analytics/product-orders': {
    ...{ last_days, chart_info: { finished: number, pending: number, rejected: number } },
    ...{ ...rest(), total: number, states: Array.from({ length: 6 }, () => ({ state: text, count: number, link: text })) },
  },
  'card-analytics/sessions-device': {
    last_days,
    chart_info: Array.from({ length: 3 }, () => ({
      ...{ icon: text, name: text, iconColor: text, usage: number, upDown: number },
      ...{ count: number, link: text },
    })),
    ...{ ...rest(), total: number },
  },
  'card-analytics/customers': {
    last_days,
    listData: Array.from({ length: 3 }, () => ({ icon: text, iconColor: text, text, result: number, link: text })),
    ...{ ...rest(), total: number },
  },
  'card-statistics/orders-bar-chart': { title: text, statistics: text, series: named(5), ...rest(5) },
  'card-statistics/profit-line-chart': { title: text, statistics: text, series: [{ data: numbers(6) }], ...rest(6) },
  'card-statistics/subscribers': { series: named(7), analyticsData: { subscribers: number }, ...rest(7) },
  'card-statistics/subscribers2': { series: named(7), analyticsData: { subscribers: number }, ...rest(7) },
  'card-statistics/revenue': { series: named(7), analyticsData: { revenue: number }, ...rest(7) },
  'card-statistics/sales': {
    ...{ series: named(6), analyticsData: { sales: expect.stringMatching(/^\d+%$/) }, ...rest(6) },
    ...{ delivered: number, total: number },
  },
  'card-statistics/orders': { series: named(7), analyticsData: { orders: number }, ...rest(7) },
  'card-statistics/site-traffic': { series: named(6), ...rest(6) },
  'card-statistics/active-users': { series: named(7), ...rest(7) },
  'card-statistics/newsletter': { series: named(6), ...rest(6) },
};

const fetchCard = async (who: Call, card: string, period?: Period) =>
  (await who(`GET /card/${card}${period ? `?period=${period}` : ''}`)).json();

/** Number of rows in the list behind a link, for this user. */
async function listed(who: Call, link: string): Promise<number> {
  const { pathname, search, searchParams: params } = new URL(link, 'http://localhost');
  const call = {
    '/audit': `/api/audit${search}`,
    '/dashboard/analytics': `/api/cards/sign-ins?from=${params.get('de')}&to=${params.get('ate')}&device=${params.get('aparelho') ?? ''}`,
    '/pedidos': `/api/orders${search}`,
    '/apps/user/list': `/api/users/list/data${search}`,
    '/acompanhamento': `/api/follows${search.replace('view=list&', '')}`,
    '/apps/todo': `/api/tasks${search}`,
    '/apps/todo/open': `/api/tasks?filter=open&${search.slice(1)}`,
    '/apps/todo/completed': `/api/tasks?filter=completed&${search.slice(1)}`,
    '/apps/email/sent': `/api/email?folder=sent&${search.slice(1)}`,
  }[pathname];
  const answer = await who(`GET ${call}`);
  expect(answer.statusCode, link).toBe(200);
  return answer.json().total;
}

describe('the cards', () => {
  test('return the specification’s formats, with and without a period', async () => {
    const paths = Object.values(contract).map(({ route }) => methodAndPath(route)[1]);
    expect(paths.filter((path) => path.startsWith('/card/')).sort()).toEqual(
      Object.keys(shapes)
        .map((card) => `/card/${card}`)
        .sort(),
    );
    for (const [card, shape] of Object.entries(shapes)) {
      expect(await fetchCard(admin, card), card).toEqual(shape);
      for (const period of periods) expect(await fetchCard(client, card, period), card).toEqual(shape);
    }
    expect((await admin('GET /card/card-statistics/orders?period=yesterday')).statusCode).toBe(400);
    expect((await admin('GET /card/card-statistics/orders?period=')).statusCode).toBe(200);
    for (const [place, name] of last_days.entries()) {
      const offered = await admin(`GET /card/card-statistics/orders?period=${encodeURIComponent(name)}`);
      expect(offered.json()).toEqual(await fetchCard(admin, 'card-statistics/orders', periods[place]));
    }
    expect((await server.call('GET /card/card-statistics/orders')).statusCode).toBe(401);
  });

  test('match the list behind each figure for each user', async () => {
    for (const who of [admin, client])
      for (const period of periods) {
        const said = await Promise.all(Object.keys(shapes).map((card) => fetchCard(who, card, period)));
        const card = Object.fromEntries(Object.keys(shapes).map((name, place) => [name.split('/').join(' '), said[place]]));
        const equal = async (figure: number, link: string) => expect(await listed(who, link), link).toBe(figure);
        const each = async (series: number[], parts: { link: string }[]) => {
          for (const [place, { link }] of parts.entries()) await equal(series[place] as number, link);
        };
        const support = card['card-analytics support-tracker'];
        await equal(support.newTicket, support.link);
        await equal(support.totalTicket, '/apps/todo?from=');
        await equal(support.openTicket, '/apps/todo/open?from=');
        const goal = card['card-analytics goal-overview'];
        await equal(Number(goal.completed), goal.links.completed);
        await equal(Number(goal.inProgress), goal.links.inProgress);
        const sessions = card['card-analytics avg-sessions'];
        await equal(sessions.sessions, sessions.link);
        if (sessions.goalLink) await equal(sessions.goal, sessions.goalLink);
        await each(sessions.data, sessions.points);
        for (const { count, link } of card['card-analytics sessions-device'].chart_info) await equal(count, link);
        for (const { result, link } of card['card-analytics customers'].listData) await equal(result, link);
        const products = card['card-analytics product-orders'];
        await equal(products.total, products.link);
        for (const { count, link } of products.states) await equal(count, link);
        for (const [name, figure] of Object.entries({
          subscribers: 'subscribers',
          subscribers2: 'subscribers',
          orders: 'orders',
        }))
          await equal(card[`card-statistics ${name}`].analyticsData[figure], card[`card-statistics ${name}`].link);
        const sales = card['card-statistics sales'];
        await equal(sales.delivered, sales.link);
        for (const name of [
          'orders-bar-chart',
          'subscribers',
          'subscribers2',
          'sales',
          'orders',
          'site-traffic',
          'active-users',
          'newsletter',
        ])
          await each(card[`card-statistics ${name}`].series[0].data, card[`card-statistics ${name}`].points);
      }
  });

  test('count what was created in the period, and its growth', async () => {
    for (const period of periods) {
      const [now, before] = [daysOf(period), daysBefore(daysOf(period), period)];
      const paths = [
        'card-statistics/orders',
        'card-statistics/revenue',
        'card-statistics/profit-line-chart',
        'card-analytics/avg-sessions',
      ];
      const ofClient = () => Promise.all(paths.map((card) => fetchCard(client, card, period)));
      const [orders, revenue, savings, sessions] = await ofClient();
      await placeOrder(now, 'entregue', 12_345, 655);
      await placeOrder(now, 'rejeitado', 99_900, 0);
      await placeOrder(before, 'entregue', 1, 0);
      await signIn(now, 'Mozilla/5.0 (iPhone)');
      const [moreOrders, moreRevenue, moreSavings, moreSessions] = await ofClient();
      expect(moreOrders.analyticsData.orders - orders.analyticsData.orders).toBe(2);
      expect(moreRevenue.analyticsData.revenue - revenue.analyticsData.revenue).toBeCloseTo(123.45);
      const sum = (card: { series: { data: number[] }[] }) => card.series[0]?.data.reduce((total, each) => total + each, 0) ?? 0;
      expect(sum(moreSavings) - sum(savings)).toBeCloseTo(6.55);
      expect(moreSessions.sessions - sessions.sessions).toBe(1);
      const beforeCount = moreSessions.change === null ? 0 : moreSessions.sessions / (1 + moreSessions.change / 100);
      expect(moreSessions.growth).toBe(
        moreSessions.change === null ? '0%' : `${moreSessions.change > 0 ? '+' : ''}${moreSessions.change}%`,
      );
      expect(Math.round(beforeCount)).toBeGreaterThanOrEqual(0);
    }
  });

  test('count all orders and sign-ins for admins, their own for others', async () => {
    const all = await fetchCard(admin, 'card-statistics/orders', 'last-year');
    const own = await fetchCard(client, 'card-statistics/orders', 'last-year');
    await placeOrder(daysOf('last-year'), 'entregue', 100, 0, ids.admin);
    expect((await fetchCard(admin, 'card-statistics/orders', 'last-year')).analyticsData.orders).toBe(all.analyticsData.orders + 1);
    expect((await fetchCard(client, 'card-statistics/orders', 'last-year')).analyticsData.orders).toBe(own.analyticsData.orders);
    expect(all.link).toContain('todos=true');
    expect(own.link).not.toContain('todos');
    const signIns = (await client('GET /api/cards/sign-ins')).json();
    expect(signIns.total).toBe(
      (
        await server.database.read
          .selectFrom('audit_events')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .where('kind', '=', 'signedIn')
          .where('actor_id', '=', ids.client)
          .executeTakeFirstOrThrow()
      ).total,
    );
  });

  test('count sign-ins of active accounts only, as the list of users does', async () => {
    const sessions = () => fetchCard(admin, 'card-analytics/avg-sessions', 'last-year');
    const before = await sessions();
    expect(before.users).toBeLessThanOrEqual(before.goal);
    const [someone] = (await admin('GET /api/users/list/data?status=active')).json().users;
    await signIn(daysOf('last-year'), 'Mozilla/5.0', someone.id);
    const during = await sessions();
    await admin(`PATCH /api/users/${someone.id}`, { status: 'inactive' });
    const after = await sessions();
    expect([after.users, after.goal]).toEqual([during.users - 1, before.goal - 1]);
    expect(after.goalLink).toBe('/apps/user/list?status=active');
    expect((await admin('GET /api/users/count')).json().active).toBe(after.goal);
    expect(await fetchCard(client, 'card-analytics/avg-sessions')).toMatchObject({ goal: 1, goalLink: '' });
  });

  test('distinguish a mean of nothing from one rounded to 0', async () => {
    const account = { email: 'estela@x.example', username: 'estela.prado', password: 'mesa vela rio doze' };
    await server.call('POST /jwt/register', account);
    const { role, ability } = await server.database.read
      .selectFrom('users')
      .select(['role', 'ability'])
      .where('id', '=', ids.client)
      .executeTakeFirstOrThrow();
    await server.database.write((db) => db.updateTable('users').set({ role, ability }).where('email', '=', account.email).execute());
    const newcomer = await server.as(account);
    const support = () => fetchCard(newcomer, 'card-analytics/support-tracker');
    expect(await support()).toMatchObject({ responseTime: 0, responseOf: 0, change: null });
    expect(await fetchCard(newcomer, 'card-analytics/avg-sessions')).toMatchObject({ retention: 0, usersBefore: 0, change: null });
    const { task } = (await newcomer('POST /apps/todo/add-tasks', { task: { title: 'Ler o edital' } })).json();
    await newcomer('POST /apps/todo/update-task', { task: { id: task.id, isCompleted: true } });
    expect(await support()).toMatchObject({ responseTime: 0, responseOf: 1 });
  });

  test('list the user’s own activities, newest first', async () => {
    const { activity } = (await client('GET /api/cards/activity?limit=20')).json();
    expect(activity.length).toBeGreaterThan(1);
    const times = activity.map(({ at }: { at: string }) => at);
    expect(times).toEqual([...times].sort().reverse());
  });
});

/** Noon of the first of these days. */
const noonOf = ({ from }: Days) => new Date(Date.parse(startOfDayInBrasilia(from)) + 43_200_000).toISOString();

let placed = 0;
async function placeOrder(when: Days, state: 'entregue' | 'rejeitado', total_cents: number, discount_cents: number, user_id = ids.client) {
  const at = noonOf(when);
  const sequence = 900_000 + ++placed;
  await server.database.write((db) =>
    db
      .insertInto('orders')
      .values({
        ...{ user_id, buyer_name: 'Tiago Nunes', buyer_key: 'tiago nunes', year: 2026, sequence, number: `2026/${sequence}` },
        ...{ request_key: `cards ${sequence}`, state, pieces: 1, subtotal_cents: total_cents + discount_cents, discount_cents },
        ...{ freight_cents: 0, total_cents, address: '{}' as never, payment_method: 'pix', payment_reference: '' },
        ...{ placed_at: at, changed_at: at, is_demo: false, busca: '' },
      })
      .execute(),
  );
}

async function signIn(when: Days, user_agent: string, actor_id = ids.client) {
  await server.database.write((db) =>
    db
      .insertInto('audit_events')
      .values({
        ...{ at: noonOf(when), kind: 'signedIn', actor_id, actor_name: 'Tiago Nunes', subject_type: '', subject_id: null },
        ...{ subject_name: '', address: '', user_agent, device: 'mobile', details: '{}' as never, busca: '' },
      })
      .execute(),
  );
}
