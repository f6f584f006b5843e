import { type LocalizedText, Problem } from '#kit/errors.ts';
import type { Handlers } from '#kit/server/http/serve.ts';
import type { auth } from '../../contract.ts';
import { isSharedAccount } from '../demo.ts';
import { mailOfChange } from '../links/changeMails.ts';
import type { AuthOptions } from '../ports.ts';
import { findAccount, SIGN_IN_LOCK } from '../queries.ts';
import { publishSessionChange } from '../sessions/sessionEvents.ts';
import { mustBeOwnPassword } from './ownPassword.ts';
import { mustBeHardToGuess } from './passwordRules.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from './setPassword.ts';

export function changePasswordHandlers({
  database,
  events,
  mailer,
  record,
  appName,
  demo,
}: AuthOptions): Pick<Handlers<typeof auth>, 'changePassword'> {
  return {
    changePassword: async ({ body: { currentPassword, newPassword } }, { caller, request, language }) => {
      const account = await findAccount(database.read, caller.id);
      // Commands on this machine have no account.
      if (!account) throw new Problem('forbidden');
      if (isSharedAccount(account, demo)) throw new Problem('forbidden', shared);
      await mustBeHardToGuess(newPassword, { ...account, appName }, 'body.newPassword', language);
      const given = { account, password: currentPassword, path: 'body.currentPassword', request };
      const recheck = await mustBeOwnPassword({ database, record }, given);
      const hash = await hashPassword(newPassword);
      await database.write(async (db) => {
        await recheck(db);
        await setPassword(db, account, hash, caller.session);
        publishSessionChange(db, account.id, events);
        await record(db, request, { kind: 'passwordChanged' });
        await mailer.send(db, mailOfChange('password', account, appName, language));
      }, SIGN_IN_LOCK);
      return undefined;
    },
  };
}

const shared: LocalizedText = {
  pt: 'As contas de demonstração são compartilhadas: a senha delas não pode ser alterada.',
  en: 'Demo accounts are shared: their password cannot be changed.',
  fr: 'Les comptes de démonstration sont partagés : leur mot de passe ne peut pas être changé.',
  de: 'Demokonten werden gemeinsam genutzt: Das Passwort lässt sich nicht ändern.',
};
