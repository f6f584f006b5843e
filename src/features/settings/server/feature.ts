// The server side of the installation's settings.
import type { Feature } from '#kit/server/feature.ts';
import type { ReadSettings } from './readSettings.ts';
import { settingsRoutes } from './routes.ts';

export const settingsFeature = (read: ReadSettings): Feature => ({ routes: { settings: settingsRoutes(read) } });
