// Links in e-mails to choose a password that was forgotten or never set.
import { finished } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { type Language, Problem } from '#kit/errors.ts';
import type { Handlers } from '#kit/server/http/serve.ts';
import type { auth } from '../../contract.ts';
import type { DemoMode } from '../demo.ts';
import { mailOfChange } from '../links/changeMails.ts';
import { mailOfLink } from '../links/linkMails.ts';
import { consumeLink, createLink, findLink } from '../links/links.ts';
import type { AuthOptions } from '../ports.ts';
import { actorOf, emailForLog, findAccountToSignIn, SIGN_IN_LOCK } from '../queries.ts';
import { networkOf, reserve } from '../sessions/attempts.ts';
import { publishSessionChange } from '../sessions/sessionEvents.ts';
import { lockAccount, normalEmail } from '../tables.ts';
import { mustBeHardToGuess } from './passwordRules.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from './setPassword.ts';

export function forgottenHandlers({
  database,
  events,
  mailer,
  record,
  publicAddress,
  appName,
  demo,
}: AuthOptions): Pick<Handlers<typeof auth>, 'forgotPassword' | 'readLink' | 'choosePassword'> {
  /** Sends a link, if the account may have one. */
  const makeReset = (email: string, request: FastifyRequest, language: Language) =>
    database.write(async (db) => {
      const account = await findAccountToSignIn(db, email);
      if (account && mayHaveLink(account, demo)) {
        const { path } = await createLink(db, account, 'reset');
        const parts = { link: `${publicAddress(request)}${path}`, appName };
        await mailer.send(db, mailOfLink('reset', account, parts, language));
      }
      const subject = account && { type: 'user', ...actorOf(account) };
      await record(db, request, {
        kind: 'passwordForgotten',
        ...(subject && { subject }),
        details: { ...emailForLog(email) },
      });
    });

  return {
    forgotPassword: async ({ body }, { request, response, language }) => {
      const email = normalEmail(body.email);
      await reserve(database, [
        { rule: 'accountForgotten', of: email },
        { rule: 'addressForgotten', of: networkOf(request.ip) },
      ]);
      // Neither the answer nor its time reveals whether the account exists: the work is done after the answer.
      const work = finished(response.raw)
        .catch(() => {})
        .then(() => makeReset(email, request, language));
      request.server.awaitOnClose(work.catch((error) => request.log.error(error)));
      return undefined;
    },
    readLink: async ({ body: { token } }) => {
      const link = await findLink(database.read, token);
      if (!link) throw new Problem('link-spent');
      const { purpose, email, full_name: fullName, username, expires_at } = link;
      return { purpose, email, fullName, username, expires_at };
    },
    choosePassword: async ({ body: { token, password } }, { request, language }) => {
      const link = await findLink(database.read, token);
      if (!link) throw new Problem('link-spent');
      await mustBeHardToGuess(password, { ...link, appName }, 'body.password', language);
      const hash = await hashPassword(password);
      await database.write(async (db) => {
        // Read again: the link may have been used, or the account disabled, since; the lock keeps the result valid.
        await lockAccount(db, link.id);
        const account = await findLink(db, token);
        if (!account || !(await consumeLink(db, token))) throw new Problem('link-spent');
        await db.updateTable('users').set({ status: 'active' }).where('id', '=', account.id).where('status', '=', 'pending').execute();
        await setPassword(db, account, hash);
        publishSessionChange(db, account.id, events);
        const kind = account.purpose === 'reset' ? 'passwordReset' : 'invitationAccepted';
        await record(db, request, { kind, actor: actorOf(account) });
        // Invited users had no password before.
        if (account.password !== '') await mailer.send(db, mailOfChange('password', account, appName, language));
      }, SIGN_IN_LOCK);
      return undefined;
    },
  };
}

/** Demo accounts get no link, nor do users added by visitors of a public demonstration. */
function mayHaveLink({ is_demo, password }: { is_demo: boolean; password: string }, demo: DemoMode): boolean {
  return !is_demo && !(demo === 'public' && password === '');
}
