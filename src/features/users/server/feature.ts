// The server side of the user administration.
import type { Feature } from '#kit/server/feature.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import { commandRoutes } from './commandRoutes.ts';
import type { UsersOptions } from './ports.ts';
import { purgeRemovedUsers } from './remove.ts';
import { usersRoutes } from './routes.ts';
import { hasDemoPeople, seedPeople } from './seed.ts';

type Ports = UsersOptions & {
  /** How other features handle the rows of removed accounts before these are deleted. */
  beforeDeletion: readonly PurgeStep[];
  /** Whether other features still need the row of an account. */
  isNeeded: Parameters<typeof purgeRemovedUsers>[0];
};

export const usersFeature = (ports: Ports): Feature => ({
  routes: { users: usersRoutes(ports), accountCommands: commandRoutes(ports) },
  retention: [...ports.beforeDeletion, ...purgeRemovedUsers(ports.isNeeded)],
  seed: { isMissing: async (db) => !(await hasDemoPeople(db)), fill: (db, { emails }) => seedPeople(db, emails) },
});
