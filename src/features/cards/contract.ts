// Cards: the specification's eighteen calls under /card. What each of them counts: docs/decisions/0027-what-the-cards-count.md.

import { acceptedPeriods } from '#brasil/periods.ts';
import { devices } from '#features/audit/contract.ts';
import { endpoint } from '#kit/contract.ts';
import { Day, Default, Instant, Paging, Type } from '#kit/schema.ts';
import { Activity, Customers, counted, DeviceUsage, drawn, lastDays, NamelessSeries, Series } from './entities.ts';

/** The specification's first choice by default. */
const query = Type.Object({ period: Default(Type.Enum([...acceptedPeriods]), 'last-28-days') });
const access = 'signedIn';

export const cards = {
  supportTracker: endpoint('GET /card/card-analytics/support-tracker', {
    access,
    summary: 'The caller’s tasks: all, created in the period, open, and the average number of days until one of their own was completed',
    query,
    reply: Type.Object({
      title: Type.String(),
      last_days: lastDays,
      totalTicket: Type.Integer(),
      newTicket: Type.Integer(),
      openTicket: Type.Integer(),
      responseTime: Type.Number(),
      ...counted,
      completedTicket: Type.Integer(),
      /** Number of completed tasks in the mean `responseTime`; if 0, that is meaningless. */
      responseOf: Type.Integer(),
    }),
  }),
  avgSessions: endpoint('GET /card/card-analytics/avg-sessions', {
    access,
    summary:
      "Sign-ins compared with the previous period; active accounts that signed in, out of how many, and for admins where these are listed; percentage of the previous period's users who came back; age of their accounts in years",
    query,
    reply: Type.Object({
      sessions: Type.Integer(),
      last_days: lastDays,
      growth: Type.String(),
      goal: Type.Integer(),
      goalLink: Type.String(),
      users: Type.Integer(),
      retention: Type.Integer(),
      duration: Type.Number(),
      ...drawn,
      data: Type.Array(Type.Integer()),
      perDay: Type.Number(),
      /** Users who signed in during the previous period; if 0, `retention` is meaningless. */
      usersBefore: Type.Integer(),
    }),
  }),
  revenueReport: endpoint('GET /card/card-analytics/revenue-report', {
    access,
    summary: 'Cost of the orders delivered in a year, with and without discounts, by month',
    query: Type.Object({ year: Type.Optional(Type.Integer({ minimum: 1970, maximum: 9000 })) }),
    reply: Type.Object({
      years: Type.Array(Type.String()),
      price: Type.String(),
      budget: Type.String(),
      year: Type.Integer(),
      link: Type.String(),
      months: Type.Array(Type.Object({ from: Day(), to: Day(), link: Type.String(), price: Type.Number(), budget: Type.Number() })),
    }),
  }),
  goalOverview: endpoint('GET /card/card-analytics/goal-overview', {
    access,
    summary: 'Of the caller’s tasks created in the period, how many are completed and how many open',
    query,
    reply: Type.Object({
      completed: Type.String(),
      inProgress: Type.String(),
      ...counted,
      links: Type.Object({ completed: Type.String(), inProgress: Type.String() }),
    }),
  }),
  revenue: endpoint('GET /card/card-analytics/revenue', {
    access,
    summary: 'Cost of the delivered orders placed this month and last month, cumulative by day',
    reply: Type.Object({
      thisMonth: Type.String(),
      lastMonth: Type.String(),
      months: Type.Array(Type.Object({ from: Day(), to: Day(), link: Type.String(), data: Type.Array(Type.Number()) })),
    }),
  }),
  productOrders: endpoint('GET /card/card-analytics/product-orders', {
    access,
    summary: 'Orders of the period by outcome: delivered, waiting for approval, rejected; and by every status',
    query,
    reply: Type.Object({
      last_days: lastDays,
      chart_info: Type.Object({ finished: Type.Integer(), pending: Type.Integer(), rejected: Type.Integer() }),
      ...counted,
      total: Type.Integer(),
      states: Type.Array(Type.Object({ state: Type.String(), count: Type.Integer(), link: Type.String() })),
    }),
  }),
  sessionsDevice: endpoint('GET /card/card-analytics/sessions-device', {
    access,
    summary: 'Sign-ins by type of device in percent, and the change of each in percentage points',
    query,
    reply: Type.Object({ last_days: lastDays, chart_info: Type.Array(DeviceUsage), ...counted, total: Type.Integer() }),
  }),
  customers: endpoint('GET /card/card-analytics/customers', {
    access,
    summary: 'Users who registered in the period, by status',
    query,
    reply: Type.Object({ last_days: lastDays, listData: Type.Array(Customers), ...counted, total: Type.Integer() }),
  }),
  ordersBarChart: endpoint('GET /card/card-statistics/orders-bar-chart', {
    access,
    summary: 'Orders in five parts of the period',
    query,
    reply: Type.Object({ title: Type.String(), statistics: Type.String(), series: Series, ...drawn }),
  }),
  profitLineChart: endpoint('GET /card/card-statistics/profit-line-chart', {
    access,
    summary: 'Savings from discounts on delivered orders, in six parts of the period',
    query,
    reply: Type.Object({ title: Type.String(), statistics: Type.String(), series: NamelessSeries, ...drawn }),
  }),
  subscribers: endpoint('GET /card/card-statistics/subscribers', {
    access,
    summary: 'Users who registered, in seven parts of the period',
    query,
    reply: Type.Object({ series: Series, analyticsData: Type.Object({ subscribers: Type.Integer() }), ...drawn }),
  }),
  subscribers2: endpoint('GET /card/card-statistics/subscribers2', {
    access,
    summary: 'Notices that the caller started to follow and still follows, in seven parts of the period',
    query,
    reply: Type.Object({ series: Series, analyticsData: Type.Object({ subscribers: Type.Integer() }), ...drawn }),
  }),
  revenueLine: endpoint('GET /card/card-statistics/revenue', {
    access,
    summary: 'Cost of delivered orders, in seven parts of the period',
    query,
    reply: Type.Object({ series: Series, analyticsData: Type.Object({ revenue: Type.Number() }), ...drawn }),
  }),
  sales: endpoint('GET /card/card-statistics/sales', {
    access,
    summary: 'The share of the period’s orders that was delivered, and their number in six parts of the period',
    query,
    reply: Type.Object({
      series: Series,
      analyticsData: Type.Object({ sales: Type.String() }),
      ...drawn,
      delivered: Type.Integer(),
      total: Type.Integer(),
    }),
  }),
  orders: endpoint('GET /card/card-statistics/orders', {
    access,
    summary: 'Orders in seven parts of the period',
    query,
    reply: Type.Object({ series: Series, analyticsData: Type.Object({ orders: Type.Integer() }), ...drawn }),
  }),
  siteTraffic: endpoint('GET /card/card-statistics/site-traffic', {
    access,
    summary: 'Sign-ins in six parts of the period',
    query,
    reply: Type.Object({ series: Series, ...drawn }),
  }),
  activeUsers: endpoint('GET /card/card-statistics/active-users', {
    access,
    summary: 'The number of today’s active users that there were at the end of each of seven parts of the period',
    query,
    reply: Type.Object({ series: Series, ...drawn }),
  }),
  newsletter: endpoint('GET /card/card-statistics/newsletter', {
    access,
    summary: 'E-mails that the caller sent, in six parts of the period',
    query,
    reply: Type.Object({ series: Series, ...drawn }),
  }),
  activity: endpoint('GET /api/cards/activity', {
    access,
    summary: "The caller's latest activities: sign-ins, completed tasks, orders, follows, e-mails",
    query: Type.Object({ limit: Default(Type.Integer({ minimum: 1, maximum: 50 }), 7) }),
    reply: Type.Object({ activity: Type.Array(Activity) }),
  }),
  waiting: endpoint('GET /api/cards/waiting', {
    access,
    summary: 'For admins, the number of orders waiting for approval; for others, the number of the caller’s orders on their way',
    reply: Type.Object({ orders: Type.Integer(), link: Type.String() }),
  }),
  signIns: endpoint('GET /api/cards/sign-ins', {
    access,
    summary: 'The caller’s own sign-ins, newest first; days are in Brasília time, both ends included',
    query: Type.Object({ from: Type.Optional(Day()), to: Type.Optional(Day()), device: Type.Optional(Type.Enum([...devices])), ...Paging }),
    reply: Type.Object({
      signIns: Type.Array(
        Type.Object({ at: Instant(), device: Type.Enum([...devices]), address: Type.String(), user_agent: Type.String() }),
      ),
      total: Type.Integer(),
    }),
  }),
};
