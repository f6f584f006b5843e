import type { FastifyRequest } from 'fastify';
import type { Static } from '#kit/schema.ts';
import type { ClosedByProxy, DemoAccount, RegistrationMode, settings } from '../contract.ts';

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

export type Settings = Static<typeof settings.read.reply>;
export type ReadSettings = (request: FastifyRequest) => Promise<Settings>;

/** The settings as a client may know them: some depend on where the request comes from. */
export function settingsReader(options: SettingsOptions): ReadSettings {
  const { appName, dnsLabel, demoAccounts, mayUseDemo, sendsMail, registrationFor, isRegistrationPublic, findClosed } = options;
  return async (request) => ({
    appName,
    dnsLabel,
    demoAccounts: (await mayUseDemo(request)) ? demoAccounts : [],
    registration: await registrationFor(request),
    sendsMail,
    registrationIsPublic: isRegistrationPublic(request),
    closedByProxy: await findClosed(),
  });
}
