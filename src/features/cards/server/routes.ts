import { type Days, daysBefore, daysOf, periodNames } from '#brasil/periods.ts';
import { devices } from '#features/audit/contract.ts';
import { orderStates } from '#features/orders/contract.ts';
import type { LocalizedText } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { cards } from '../contract.ts';
import { listActivities } from './activities.ts';
import { queryFigures } from './batchQuery.ts';
import { followedNotices, sentMails } from './followsAndMails.ts';
import { countWaiting, deliveredOf, linkToOrders, linkToWaiting, ordersOf } from './orders.ts';
import { activePeople, peopleOf } from './people.ts';
import { findMonth, findYear, findYears } from './revenue.ts';
import { describePeople, linkToSignIns, listSignIns, signInsOf } from './signIns.ts';
import { countIn, growthOf, seriesIn } from './spans.ts';
import { linkToTasks, meanDays, tasksIn, tasksOf } from './tasks.ts';
import { deviceNames, figureText, growthText, statusNames, titles } from './texts.ts';

const last_days = [...periodNames];
const DAY_MS = 86_400_000;

/** Icons and colours known to the specification's clients. */
const deviceLooks = {
  desktop: { icon: 'Monitor', iconColor: 'text-primary' },
  mobile: { icon: 'Smartphone', iconColor: 'text-warning' },
  tablet: { icon: 'Tablet', iconColor: 'text-danger' },
} as const;
const statusLooks = {
  active: { icon: 'Circle', iconColor: 'text-primary' },
  pending: { icon: 'Circle', iconColor: 'text-warning' },
  inactive: { icon: 'Circle', iconColor: 'text-danger' },
} as const;

/** Admins get all orders and sign-ins, other users their own; tasks, mails and follows are always the user's own. */
export function cardsRoutes(database: Database): Routes {
  const { read } = database;
  return serve(cards, {
    supportTracker: async ({ query: { period } }, { caller: { id }, language }) => {
      const [{ figure, counted, others }, { mean, of }] = await Promise.all([
        countIn(read, period, tasksOf(read, id), tasksIn(read, id), tasksIn(read, id, 'open')),
        meanDays(database, id, daysOf(period)),
      ]);
      const [total = 0, open = 0] = others;
      return {
        ...{ title: titles.supportTracker[language], last_days },
        ...{ totalTicket: total, newTicket: figure, openTicket: open, responseTime: mean },
        ...{ ...counted, completedTicket: total - open, responseOf: of },
      };
    },
    avgSessions: async ({ query: { period } }, { caller }) => {
      const [{ figure, data, drawn }, people] = await Promise.all([
        seriesIn(read, period, 7, signInsOf(read, caller, period)),
        describePeople(database, caller, period),
      ]);
      const length = (Date.parse(drawn.to) - Date.parse(drawn.from)) / DAY_MS + 1;
      return {
        ...{ sessions: figure, last_days, growth: growthText(drawn.change), ...people },
        ...{ ...drawn, data, perDay: Math.round((figure / length) * 10) / 10 },
      };
    },
    revenueReport: async ({ query: { year: requested } }, { caller, language }) => {
      const years = findYears();
      const year = requested ?? Number(years[0]);
      const { price, budget, ...report } = await findYear(read, caller, year);
      return { years, price: figureText(price, language, 2), budget: figureText(budget, language, 2), year, ...report };
    },
    goalOverview: async ({ query: { period } }, { caller: { id }, language }) => {
      const {
        figure,
        counted,
        others: [completed = 0],
      } = await countIn(read, period, tasksOf(read, id), tasksOf(read, id, 'completed').figureFor(daysOf(period)));
      return {
        ...{ completed: figureText(completed, language), inProgress: figureText(figure - completed, language), ...counted },
        links: { completed: linkToTasks(counted, 'completed'), inProgress: linkToTasks(counted, 'open') },
      };
    },
    revenue: async (_, { caller, language }) => {
      const [now, before] = await Promise.all([findMonth(read, caller, 0), findMonth(read, caller, -1)]);
      const text = ({ data }: typeof now) => figureText(data.at(-1) ?? 0, language, 2);
      return { thisMonth: text(now), lastMonth: text(before), months: [now, before] };
    },
    productOrders: async ({ query: { period } }, { caller }) => {
      const days = daysOf(period);
      const {
        figure: total,
        counted,
        others,
      } = await countIn(read, period, ordersOf(read, caller), ...orderStates.map((state) => ordersOf(read, caller, state).figureFor(days)));
      const countOf = (state: (typeof orderStates)[number]) => others[orderStates.indexOf(state)] ?? 0;
      return {
        last_days,
        chart_info: { finished: countOf('entregue'), pending: countOf('recebido'), rejected: countOf('rejeitado') },
        ...{ ...counted, total },
        states: orderStates.map((state) => ({ state, count: countOf(state), link: linkToOrders(caller, counted, state) })),
      };
    },
    sessionsDevice: async ({ query: { period } }, { caller, language }) => {
      const days = daysOf(period);
      const during = (span: Days) => devices.map((device) => signInsOf(read, caller, period, device).figureFor(span));
      const counts = await queryFigures(read, [...during(days), ...during(daysBefore(days, period))]);
      const [now, before] = [counts.slice(0, devices.length), counts.slice(devices.length)];
      const sum = (each: number[]) => each.reduce((total, count) => total + count, 0);
      const [total, totalBefore] = [sum(now), sum(before)];
      const share = (count: number, all: number) => (all === 0 ? 0 : Math.round((count / all) * 1000) / 10);
      const chart_info = devices.map((device, place) => {
        const { icon, iconColor } = deviceLooks[device];
        const count = now[place] ?? 0;
        const usage = share(count, total);
        const upDown = Math.round((usage - share(before[place] ?? 0, totalBefore)) * 10) / 10;
        const link = linkToSignIns(caller, period, days, device);
        return { icon, name: deviceNames[device][language], iconColor, usage, upDown, count, link };
      });
      return { last_days, chart_info, ...days, link: linkToSignIns(caller, period, days), change: growthOf(total, totalBefore), total };
    },
    customers: async ({ query: { period } }, { language }) => {
      const statuses = ['active', 'pending', 'inactive'] as const;
      const ofStatus = statuses.map((status) => peopleOf(read, status));
      const days = daysOf(period);
      const {
        figure: total,
        counted,
        others,
      } = await countIn(read, period, peopleOf(read), ...ofStatus.map(({ figureFor }) => figureFor(days)));
      const listData = statuses.map((status, place) => ({
        ...{ ...statusLooks[status], text: statusNames[status][language] },
        ...{ result: others[place] ?? 0, link: ofStatus[place]?.link(days) ?? '' },
      }));
      return { last_days, listData, ...counted, total };
    },
    ordersBarChart: async ({ query: { period } }, { caller, language }) => {
      const { figure, data, drawn } = await seriesIn(read, period, 5, ordersOf(read, caller));
      return {
        title: titles.orders[language],
        statistics: figureText(figure, language),
        series: series(titles.orders[language], data),
        ...drawn,
      };
    },
    profitLineChart: async ({ query: { period } }, { caller, language }) => {
      const { figure, data, drawn } = await seriesIn(read, period, 6, deliveredOf(read, caller, 'saved'));
      return { title: titles.savings[language], statistics: figureText(figure, language, 2), series: [{ data }], ...drawn };
    },
    subscribers: async ({ query: { period } }, { language }) => {
      const { figure, data, drawn } = await seriesIn(read, period, 7, peopleOf(read));
      return { series: series(titles.people[language], data), analyticsData: { subscribers: figure }, ...drawn };
    },
    subscribers2: async ({ query: { period } }, { caller: { id }, language }) => {
      const { figure, data, drawn } = await seriesIn(read, period, 7, followedNotices(read, id));
      return { series: series(titles.followed[language], data), analyticsData: { subscribers: figure }, ...drawn };
    },
    revenueLine: async ({ query: { period } }, { caller, language }) => {
      const { figure, data, drawn } = await seriesIn(read, period, 7, deliveredOf(read, caller, 'total'));
      return { series: series(titles.revenue[language], data), analyticsData: { revenue: figure }, ...drawn };
    },
    sales: async ({ query: { period } }, { caller, language }) => {
      const {
        figure: delivered,
        data,
        drawn,
        others: [total = 0],
      } = await seriesIn(read, period, 6, ordersOf(read, caller, 'entregue'), ordersOf(read, caller).figureFor(daysOf(period)));
      const share = total === 0 ? 0 : Math.round((delivered / total) * 100);
      return { series: series(titles.delivered[language], data), analyticsData: { sales: `${share}%` }, ...drawn, delivered, total };
    },
    orders: async ({ query: { period } }, { caller, language }) => {
      const { figure, data, drawn } = await seriesIn(read, period, 7, ordersOf(read, caller));
      return { series: series(titles.orders[language], data), analyticsData: { orders: figure }, ...drawn };
    },
    siteTraffic: async ({ query: { period } }, { caller, language }) => {
      const { data, drawn } = await seriesIn(read, period, 6, signInsOf(read, caller, period));
      return { series: series(titles.signIns[language], data), ...drawn };
    },
    activeUsers: async ({ query: { period } }, { language }) => {
      const { data, drawn } = await seriesIn(read, period, 7, activePeople(read));
      return { series: series(titles.active[language], data), ...drawn };
    },
    newsletter: async ({ query: { period } }, { caller: { id }, language }) => {
      const { data, drawn } = await seriesIn(read, period, 6, sentMails(read, id));
      return { series: series(titles.mails[language], data), ...drawn };
    },
    activity: async ({ query: { limit } }, { caller: { id } }) => ({ activity: await listActivities(read, id, limit) }),
    waiting: async (_, { caller }) => ({ orders: await countWaiting(read, caller), link: linkToWaiting(caller) }),
    signIns: ({ query: { page, perPage, ...filter } }, { caller: { id } }) => listSignIns(read, id, filter, { page, perPage }),
  });
}

function series(name: LocalizedText[keyof LocalizedText], data: number[]) {
  return [{ name, data }];
}
