import { isLocal } from '#kit/server/caller.ts';
import { type Routes, serve } from '#kit/server/serve.ts';
import { type DemoAccount, settings } from '../contract.ts';

export type SettingsOptions = {
  appName: string;
  demoAccounts: DemoAccount[];
  /** Whether the demo accounts are shown to visitors from elsewhere too. */
  demoEverywhere: boolean;
};

export function settingsRoutes({ appName, demoAccounts, demoEverywhere }: SettingsOptions): Routes {
  return serve(settings, {
    read: (_, { request }) => ({ appName, demoAccounts: demoEverywhere || isLocal(request) ? demoAccounts : [] }),
  });
}
