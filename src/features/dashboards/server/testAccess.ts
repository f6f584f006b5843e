// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, own, shared } from '#kit/server/testing/testAccess.ts';

export const dashboardsAccess: AccessTable = {
  'GET /api/dashboards/notices': shared,
  'GET /api/dashboards/map': shared,
  'GET /api/dashboards/week': own,
  'GET /api/dashboards/mine': own,
  'GET /api/dashboards/summary': shared,
};
