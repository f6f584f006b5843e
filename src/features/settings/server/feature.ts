// What the settings of the installation bring to the server.
import type { Feature } from '#kit/server/feature.ts';
import { type SettingsOptions, settingsRoutes } from './routes.ts';

export const settingsFeature = (ports: SettingsOptions): Feature => ({ routes: { settings: settingsRoutes(ports) } });
