// The server side of the overview.
import type { Feature } from '#kit/server/feature.ts';
import type { DashboardsOptions } from './ports.ts';
import { dashboardsRoutes } from './routes.ts';

export const dashboardsFeature = (ports: DashboardsOptions): Feature => ({ routes: { dashboards: dashboardsRoutes(ports) } });
