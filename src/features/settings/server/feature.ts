// The server side of the installation's settings.
import type { Feature } from '#kit/server/feature.ts';
import { type SettingsOptions, settingsRoutes } from './routes.ts';

export const settingsFeature = (ports: SettingsOptions): Feature => ({ routes: { settings: settingsRoutes(ports) } });
