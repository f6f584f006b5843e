// Cards: the specification's eighteen calls under /card. What each of them counts: docs/decisions/0027-what-the-cards-count.md.

import { askedPeriods } from '#brasil/periods.ts';
import { devices } from '#features/audit/contract.ts';
import { endpoint } from '#kit/contract.ts';
import { Day, Decimal, Default, Instant, Integer, List, OneOf, Optional, Paging, Shape, Text } from '#kit/schema.ts';
import { Customers, counted, Deed, DeviceUsage, drawn, lastDays, NamelessSeries, Series } from './entities.ts';

/** Without it, the specification's first choice. */
const query = Shape({ period: Default(OneOf([...askedPeriods]), 'last-28-days') });
const access = 'signedIn';

export const cards = {
  supportTracker: endpoint('GET /card/card-analytics/support-tracker', {
    access,
    summary: 'The caller’s tasks: all, created in the period, open, and the average number of days until one of their own was completed',
    query,
    reply: Shape({
      title: Text(),
      last_days: lastDays,
      totalTicket: Integer(),
      newTicket: Integer(),
      openTicket: Integer(),
      responseTime: Decimal(),
      ...counted,
      completedTicket: Integer(),
      /** How many completed tasks `responseTime` is the mean of: without any it is 0 and says nothing. */
      responseOf: Integer(),
    }),
  }),
  avgSessions: endpoint('GET /card/card-analytics/avg-sessions', {
    access,
    summary:
      "Sign-ins compared with the previous period; active accounts that signed in, out of how many, and for admins where these are listed; percentage of the previous period's users who came back; age of their accounts in years",
    query,
    reply: Shape({
      sessions: Integer(),
      last_days: lastDays,
      growth: Text(),
      goal: Integer(),
      goalLink: Text(),
      users: Integer(),
      retention: Integer(),
      duration: Decimal(),
      ...drawn,
      data: List(Integer()),
      perDay: Decimal(),
      /** People who signed in during the period before: without any, `retention` is 0 and says nothing. */
      usersBefore: Integer(),
    }),
  }),
  revenueReport: endpoint('GET /card/card-analytics/revenue-report', {
    access,
    summary: 'Cost of the orders delivered in a year, with and without discounts, by month',
    query: Shape({ year: Optional(Integer({ minimum: 1970, maximum: 9000 })) }),
    reply: Shape({
      years: List(Text()),
      price: Text(),
      budget: Text(),
      year: Integer(),
      link: Text(),
      months: List(Shape({ from: Day(), to: Day(), link: Text(), price: Decimal(), budget: Decimal() })),
    }),
  }),
  goalOverview: endpoint('GET /card/card-analytics/goal-overview', {
    access,
    summary: 'Of the caller’s tasks created in the period, how many are completed and how many open',
    query,
    reply: Shape({ completed: Text(), inProgress: Text(), ...counted, links: Shape({ completed: Text(), inProgress: Text() }) }),
  }),
  revenue: endpoint('GET /card/card-analytics/revenue', {
    access,
    summary: 'Cost of the delivered orders placed this month and last month, cumulative by day',
    reply: Shape({
      thisMonth: Text(),
      lastMonth: Text(),
      months: List(Shape({ from: Day(), to: Day(), link: Text(), data: List(Decimal()) })),
    }),
  }),
  productOrders: endpoint('GET /card/card-analytics/product-orders', {
    access,
    summary: 'Orders of the period by outcome: delivered, waiting for approval, rejected; and by every status',
    query,
    reply: Shape({
      last_days: lastDays,
      chart_info: Shape({ finished: Integer(), pending: Integer(), rejected: Integer() }),
      ...counted,
      total: Integer(),
      states: List(Shape({ state: Text(), count: Integer(), link: Text() })),
    }),
  }),
  sessionsDevice: endpoint('GET /card/card-analytics/sessions-device', {
    access,
    summary: 'Sign-ins by type of device in percent, and the change of each in percentage points',
    query,
    reply: Shape({ last_days: lastDays, chart_info: List(DeviceUsage), ...counted, total: Integer() }),
  }),
  customers: endpoint('GET /card/card-analytics/customers', {
    access,
    summary: 'Users who registered in the period, by status',
    query,
    reply: Shape({ last_days: lastDays, listData: List(Customers), ...counted, total: Integer() }),
  }),
  ordersBarChart: endpoint('GET /card/card-statistics/orders-bar-chart', {
    access,
    summary: 'Orders in five parts of the period',
    query,
    reply: Shape({ title: Text(), statistics: Text(), series: Series, ...drawn }),
  }),
  profitLineChart: endpoint('GET /card/card-statistics/profit-line-chart', {
    access,
    summary: 'Savings from discounts on delivered orders, in six parts of the period',
    query,
    reply: Shape({ title: Text(), statistics: Text(), series: NamelessSeries, ...drawn }),
  }),
  subscribers: endpoint('GET /card/card-statistics/subscribers', {
    access,
    summary: 'Users who registered, in seven parts of the period',
    query,
    reply: Shape({ series: Series, analyticsData: Shape({ subscribers: Integer() }), ...drawn }),
  }),
  subscribers2: endpoint('GET /card/card-statistics/subscribers2', {
    access,
    summary: 'Notices that the caller started to follow and still follows, in seven parts of the period',
    query,
    reply: Shape({ series: Series, analyticsData: Shape({ subscribers: Integer() }), ...drawn }),
  }),
  revenueLine: endpoint('GET /card/card-statistics/revenue', {
    access,
    summary: 'Cost of delivered orders, in seven parts of the period',
    query,
    reply: Shape({ series: Series, analyticsData: Shape({ revenue: Decimal() }), ...drawn }),
  }),
  sales: endpoint('GET /card/card-statistics/sales', {
    access,
    summary: 'The share of the period’s orders that was delivered, and their number in six parts of the period',
    query,
    reply: Shape({ series: Series, analyticsData: Shape({ sales: Text() }), ...drawn, delivered: Integer(), total: Integer() }),
  }),
  orders: endpoint('GET /card/card-statistics/orders', {
    access,
    summary: 'Orders in seven parts of the period',
    query,
    reply: Shape({ series: Series, analyticsData: Shape({ orders: Integer() }), ...drawn }),
  }),
  siteTraffic: endpoint('GET /card/card-statistics/site-traffic', {
    access,
    summary: 'Sign-ins in six parts of the period',
    query,
    reply: Shape({ series: Series, ...drawn }),
  }),
  activeUsers: endpoint('GET /card/card-statistics/active-users', {
    access,
    summary: 'The number of today’s active users that there were at the end of each of seven parts of the period',
    query,
    reply: Shape({ series: Series, ...drawn }),
  }),
  newsletter: endpoint('GET /card/card-statistics/newsletter', {
    access,
    summary: 'E-mails that the caller sent, in six parts of the period',
    query,
    reply: Shape({ series: Series, ...drawn }),
  }),
  deeds: endpoint('GET /api/cards/deeds', {
    access,
    summary: "The caller's latest activities: sign-ins, completed tasks, orders, follows, e-mails",
    query: Shape({ limit: Default(Integer({ minimum: 1, maximum: 50 }), 7) }),
    reply: Shape({ deeds: List(Deed) }),
  }),
  waiting: endpoint('GET /api/cards/waiting', {
    access,
    summary: 'For admins, the number of orders waiting for approval; for others, the number of the caller’s orders on their way',
    reply: Shape({ orders: Integer(), link: Text() }),
  }),
  signIns: endpoint('GET /api/cards/sign-ins', {
    access,
    summary: 'The caller’s own sign-ins, newest first; days are in Brasília time, both ends included',
    query: Shape({ from: Optional(Day()), to: Optional(Day()), device: Optional(OneOf([...devices])), ...Paging }),
    reply: Shape({
      signIns: List(Shape({ at: Instant(), device: OneOf([...devices]), address: Text(), user_agent: Text() })),
      total: Integer(),
    }),
  }),
};
