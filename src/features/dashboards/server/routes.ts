import { type Routes, serve } from '#kit/server/http/serve.ts';
import { dashboards } from '../contract.ts';
import { readMap, readNotices } from './notices.ts';
import type { DashboardsOptions } from './ports.ts';
import { readMine, readSummary } from './summary.ts';
import { readWeek } from './week.ts';

export function dashboardsRoutes(options: DashboardsOptions): Routes {
  const { database, notices } = options;
  return serve(dashboards, {
    notices: ({ query: { period } }) => readNotices(database, notices, period),
    map: ({ query: { period } }) => readMap(database, notices, period),
    week: (_, { caller }) => readWeek(database, notices, caller.id),
    mine: (_, { caller }) => readMine(options, caller),
    summary: ({ query: { period } }, { caller }) => readSummary(options, period, caller),
  });
}
