// Calls of commands on the server's machine that let people into their accounts, or out.
import { type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { accountAccess } from '../../commandContract.ts';
import { demoGuard } from '../demo.ts';
import { createLink } from '../links/links.ts';
import { clearAttemptsOf } from '../passwords/setPassword.ts';
import type { AuthOptions } from '../ports.ts';
import { actorOf } from '../queries.ts';
import { publishSessionChange } from '../sessions/sessionEvents.ts';
import { endSessions } from '../sessions/sessionRoutes.ts';

type Options = Pick<AuthOptions, 'database' | 'events' | 'record' | 'publicAddress' | 'demo'>;

export function accountAccessRoutes({ database, events, record, publicAddress, demo }: Options): Routes {
  const { mustNotBeDemo } = demoGuard(demo);
  const subjectOf = (account: { id: number; full_name: string; email: string }) => ({ type: 'user', ...actorOf(account) });
  return serve(accountAccess, {
    makePasswordLink: async ({ params: { id }, body: { signOut } }, { request }) =>
      database.write(async (db) => {
        const account = await findPresent(db, id);
        mustNotBeDemo(account);
        // Of other accounts a link would be refused.
        if (account.status !== 'active') throw new Problem('conflict', account.status === 'pending' ? pending : disabled);
        const { path, expires_at } = await createLink(db, account, 'reset');
        const ended = signOut ? await endSessions(db, id) : 0;
        if (ended > 0) publishSessionChange(db, id, events);
        await record(db, request, { kind: 'passwordLinkMade', subject: subjectOf(account), details: signOut ? { count: ended } : {} });
        return { link: `${publicAddress(request)}${path}`, expires_at };
      }),
    unlock: async ({ params: { id } }, { request }) =>
      database.write(async (db) => {
        const account = await findPresent(db, id);
        const count = await clearAttemptsOf(db, account);
        if (count > 0) await record(db, request, { kind: 'accountUnlocked', subject: subjectOf(account) });
        return { count };
      }, 'attempts'),
    endSessions: async ({ params: { id } }, { request }) =>
      database.write(async (db) => {
        const account = await findPresent(db, id);
        const count = await endSessions(db, id);
        if (count === 0) return { count };
        publishSessionChange(db, id, events);
        await record(db, request, { kind: 'sessionsRevoked', subject: subjectOf(account), details: { count } });
        return { count };
      }),
  });
}

/** @throws {Problem} `not-found` */
async function findPresent(db: Queries, id: number) {
  const account = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'status', 'is_demo'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return account ?? notFound();
}

const pending: LocalizedText = {
  pt: 'A conta ainda espera a resposta a um convite. Convide de novo.',
  en: 'The account has not accepted its invitation yet. Invite it again.',
  fr: 'Le compte n’a pas encore répondu à son invitation. Invitez-le à nouveau.',
  de: 'Das Konto hat seine Einladung noch nicht angenommen. Laden Sie es erneut ein.',
};
const disabled: LocalizedText = {
  pt: 'A conta está desativada. Ative-a antes.',
  en: 'The account is disabled. Enable it first.',
  fr: 'Le compte est désactivé. Activez-le d’abord.',
  de: 'Das Konto ist deaktiviert. Aktivieren Sie es zuerst.',
};
