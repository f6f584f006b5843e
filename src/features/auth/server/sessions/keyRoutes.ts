import type { AuditKind } from '#features/audit/contract.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { PublicAddress } from '#kit/server/http/publicAddress.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { keys as contract } from '../../contract.ts';
import { type DemoMode, demoGuard } from '../demo.ts';
import { inviteAdmin } from '../links/invitations.ts';
import { NAMES_LOCK } from '../tables.ts';
import type { Keys } from './keys.ts';
import { publishSessionChange } from './sessionEvents.ts';

export type KeyRouteOptions = {
  database: Database;
  events: Pick<Events, 'publish'>;
  keys: Keys;
  record: RecordAuditEntry<AuditKind>;
  publicAddress: PublicAddress;
  demo: DemoMode;
};

export function keyRoutes({ database, events, keys, record, publicAddress, demo }: KeyRouteOptions): Routes {
  const { mustNotBeDemo, mustNotGrantAccess } = demoGuard(demo);
  return serve(contract, {
    rotate: async (_, { request }) => {
      await database.write(async (db) => {
        await keys.rotate(db);
        await record(db, request, { kind: 'keysRotated' });
      }, 'signing_keys');
      return undefined;
    },
    inviteAdmin: async ({ body: { email } }, { caller, request }) => {
      // Commands on this machine, which have no session, may do this.
      if (caller.session !== undefined) mustNotGrantAccess();
      return database.write(async (db) => {
        const { user, ...invitation } = await inviteAdmin(db, request, email, { publicAddress, mustNotBeDemo });
        await record(db, request, { kind: 'adminInvited', subject: { type: 'user', ...user } });
        publishSessionChange(db, user.id, events);
        return invitation;
      }, NAMES_LOCK);
    },
  });
}
