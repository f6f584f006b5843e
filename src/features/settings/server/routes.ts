import type { FastifyRequest } from 'fastify';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { type ClosedByProxy, type DemoAccount, type RegistrationMode, settings } from '../contract.ts';

export type SettingsOptions = {
  appName: string;
  dnsLabel: string;
  demoAccounts: DemoAccount[];
  /** Whether the request may use the demo accounts, which are then listed. */
  mayUseDemo(request: FastifyRequest): Promise<boolean>;
  sendsMail: boolean;
  registrationFor(request: FastifyRequest): Promise<RegistrationMode>;
  isRegistrationPublic(request: FastifyRequest): boolean;
  findClosed(): Promise<ClosedByProxy[]>;
};

export function settingsRoutes({
  appName,
  dnsLabel,
  demoAccounts,
  mayUseDemo,
  sendsMail,
  registrationFor,
  isRegistrationPublic,
  findClosed,
}: SettingsOptions): Routes {
  return serve(settings, {
    read: async (_, { request }) => ({
      appName,
      dnsLabel,
      demoAccounts: (await mayUseDemo(request)) ? demoAccounts : [],
      registration: await registrationFor(request),
      sendsMail,
      registrationIsPublic: isRegistrationPublic(request),
      closedByProxy: await findClosed(),
    }),
  });
}
