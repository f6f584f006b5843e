// The ten cards of a figure with its series: their query, chart and format.
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Period } from '#brasil/periods.ts';
import type { FigureFormat } from '#kit/web/charts/chart.ts';
import type { Point } from '../../entities.ts';
import { calls } from '../calls.ts';
import { live } from '../useCards.ts';

/** Data of the chart. */
export type Course = {
  data: number[];
  points: Point[];
  link: string;
  change: number | null;
  figure: number;
  /** A share between 0 and 1, shown before the figure; null when there is none. */
  share?: number | null;
};

type Answer = { series: { data: number[] }[]; points: Point[]; link: string; change: number | null };

const sum = (data: readonly number[]) => data.reduce((total, each) => total + each, 0);
const last = (data: readonly number[]) => data.at(-1) ?? 0;

function courseOf({ series, points, link, change }: Answer, figureOf = sum): Course {
  const data = series[0]?.data ?? [];
  return { data, points, link, change, figure: figureOf(data) };
}
const summed = (answer: Answer) => courseOf(answer);
const latest = (answer: Answer) => courseOf(answer, last);

const shared = (answer: Answer & { delivered: number; total: number }) => ({
  ...courseOf(answer),
  share: answer.total === 0 ? null : answer.delivered / answer.total,
});

export type Statistic = {
  useCourse(period: Period): UseQueryResult<Course>;
  chart: 'bars' | 'areas' | 'lines';
  format: FigureFormat;
};

const input = (period: Period) => ({ query: { period } });

export const statistics = {
  ordersBarChart: {
    useCourse: (period) => useQuery({ ...calls.ordersBarChart.query(input(period)), ...live('orders'), select: summed }),
    chart: 'bars',
    format: 'number',
  },
  profitLineChart: {
    useCourse: (period) => useQuery({ ...calls.profitLineChart.query(input(period)), ...live('orders'), select: summed }),
    chart: 'lines',
    format: 'money',
  },
  subscribers: {
    useCourse: (period) => useQuery({ ...calls.subscribers.query(input(period)), ...live('users'), select: summed }),
    chart: 'areas',
    format: 'number',
  },
  subscribers2: {
    useCourse: (period) => useQuery({ ...calls.subscribers2.query(input(period)), ...live('follow', 'licitacoes'), select: summed }),
    chart: 'areas',
    format: 'number',
  },
  revenueLine: {
    useCourse: (period) => useQuery({ ...calls.revenueLine.query(input(period)), ...live('orders'), select: summed }),
    chart: 'areas',
    format: 'money',
  },
  sales: {
    useCourse: (period) => useQuery({ ...calls.sales.query(input(period)), ...live('orders'), select: shared }),
    chart: 'bars',
    format: 'number',
  },
  orders: {
    useCourse: (period) => useQuery({ ...calls.orders.query(input(period)), ...live('orders'), select: summed }),
    chart: 'areas',
    format: 'number',
  },
  siteTraffic: {
    useCourse: (period) => useQuery({ ...calls.siteTraffic.query(input(period)), ...live('audit'), select: summed }),
    chart: 'lines',
    format: 'number',
  },
  activeUsers: {
    useCourse: (period) => useQuery({ ...calls.activeUsers.query(input(period)), ...live('users'), select: latest }),
    chart: 'lines',
    format: 'number',
  },
  newsletter: {
    useCourse: (period) => useQuery({ ...calls.newsletter.query(input(period)), ...live('email'), select: summed }),
    chart: 'lines',
    format: 'number',
  },
} as const satisfies Record<string, Statistic>;
export type StatisticName = keyof typeof statistics;
