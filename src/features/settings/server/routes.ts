import type { FastifyRequest } from 'fastify';
import { isLocal } from '#kit/server/caller.ts';
import { type Routes, serve } from '#kit/server/serve.ts';
import { type DemoAccount, type RegistrationMode, settings } from '../contract.ts';

export type SettingsOptions = {
  appName: string;
  dnsLabel: string;
  demoAccounts: DemoAccount[];
  /** Whether the demo accounts are shown to visitors from elsewhere too. */
  demoEverywhere: boolean;
  registrationFor(request: FastifyRequest): RegistrationMode;
  isRegistrationPublic(request: FastifyRequest): boolean;
};

export function settingsRoutes({
  appName,
  dnsLabel,
  demoAccounts,
  demoEverywhere,
  registrationFor,
  isRegistrationPublic,
}: SettingsOptions): Routes {
  return serve(settings, {
    read: (_, { request }) => ({
      appName,
      dnsLabel,
      demoAccounts: demoEverywhere || isLocal(request) ? demoAccounts : [],
      registration: registrationFor(request),
      registrationIsPublic: isRegistrationPublic(request),
    }),
  });
}
