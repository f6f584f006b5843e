import { type Routes, serve } from '#kit/server/http/serve.ts';
import { settings } from '../contract.ts';
import type { ReadSettings } from './readSettings.ts';

export function settingsRoutes(read: ReadSettings): Routes {
  return serve(settings, { read: (_, { request }) => read(request) });
}
