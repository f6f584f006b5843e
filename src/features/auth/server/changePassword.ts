import { Problem } from '#kit/errors.ts';
import type { Handlers } from '#kit/server/serve.ts';
import type { auth } from '../contract.ts';
import { mustNotBeItsName } from './accountNames.ts';
import { mustBeOwnPassword } from './ownPassword.ts';
import { hashPassword } from './passwords.ts';
import type { AuthOptions } from './ports.ts';
import { findAccount, SIGNING_IN } from './queries.ts';
import { setPassword } from './setPassword.ts';

export function changePasswordHandlers({ database, record }: AuthOptions): Pick<Handlers<typeof auth>, 'changePassword'> {
  return {
    changePassword: async ({ body: { currentPassword, newPassword } }, { caller, request, language }) => {
      const account = await findAccount(database.read, caller.id);
      // Commands of this machine have none.
      if (!account) throw new Problem('forbidden');
      mustNotBeItsName(newPassword, account, 'body.newPassword', language);
      await mustBeOwnPassword({ database, record }, { account, password: currentPassword, path: 'body.currentPassword', request });
      const hash = await hashPassword(newPassword);
      await database.write(async (db) => {
        await setPassword(db, account, hash, caller.session);
        await record(db, request, { kind: 'passwordChanged' });
      }, SIGNING_IN);
      return undefined;
    },
  };
}
