// The setting that says which accounts two-step verification is required of, stored in the database.
import { type LocalizedText, Problem } from '#kit/errors.ts';
import { allTopics } from '#kit/liveEvents.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { requiredFor as choices, type RequiredFor, twoStepPolicy } from '../../contract.ts';
import { isAdmin } from '../accounts/abilities.ts';
import { type DemoMode, isSharedAccount } from '../demo.ts';
import type { AuthOptions } from '../ports.ts';
import { type Account, SIGN_IN_LOCK } from '../queries.ts';
import { TWO_STEP_REQUIRED_FOR } from '../tables.ts';

type Options = Pick<AuthOptions, 'database' | 'events' | 'record' | 'demo'>;

export function twoStepPolicyRoutes({ database, events, record, demo }: Options): Routes {
  const read = async () => ({ requiredFor: await findRequiredFor(database.read), ...(await countReady(database.read)) });
  return serve(twoStepPolicy, {
    read,
    change: async ({ body: { requiredFor } }, { request }) => {
      // In a public demonstration any visitor could lock out the admins. An earlier requirement may be lifted.
      if (demo === 'public' && requiredFor !== 'nobody') throw new Problem('forbidden', publicDemo);
      await database.write(async (db) => {
        const before = await findRequiredFor(db);
        if (before === requiredFor) return;
        const row = { value: requiredFor, changed_at: new Date().toISOString() };
        await db
          .insertInto('settings')
          .values({ name: TWO_STEP_REQUIRED_FOR, ...row })
          .onConflict((known) => known.column('name').doUpdateSet(row))
          .execute();
        await record(db, request, { kind: 'twoStepPolicyChanged', details: { requiredFor: { from: before, to: requiredFor } } });
        // Browsers refetch, and users without two-step verification are redirected to set it up.
        afterCommit(db, () => events.publish('everybody', allTopics));
      }, SIGN_IN_LOCK);
      return read();
    },
  });
}

export async function findRequiredFor(db: Queries): Promise<RequiredFor> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', TWO_STEP_REQUIRED_FOR).executeTakeFirst();
  return toRequiredFor(row?.value);
}

/** Parses the stored value; a missing or unknown one, as of a later version, requires it of nobody. */
export function toRequiredFor(value: string | null | undefined): RequiredFor {
  return choices.find((choice) => choice === value) ?? 'nobody';
}

/** Never of demo accounts in a public demonstration: they cannot set it up there, so nobody could use them. */
export function isRequiredOf(requiredFor: RequiredFor, account: Pick<Account, 'role' | 'ability' | 'is_demo'>, demo: DemoMode): boolean {
  if (isSharedAccount(account, demo)) return false;
  return requiredFor === 'all' || (requiredFor === 'admins' && isAdmin(account));
}

/** How many accounts can sign in, and how many of them have two-step verification on. */
async function countReady(db: Queries) {
  const people = db
    .selectFrom('users')
    .leftJoin('two_step', 'two_step.user_id', 'users.id')
    .where('users.status', '=', 'active')
    .where('users.removed_at', 'is', null)
    .where('users.password', '<>', '');
  const { total, ready } = await people
    .select(({ fn }) => [fn.count<number>('users.id').as('total'), fn.count<number>('two_step.started_at').as('ready')])
    .executeTakeFirstOrThrow();
  const candidates = await people
    .select(['users.role', 'users.ability', 'two_step.started_at'])
    .where((user) => user.or([user('users.role', '=', 'admin'), user('users.ability', 'is not', null)]))
    .execute();
  const admins = candidates.filter(isAdmin);
  return {
    admins: { total: admins.length, ready: admins.filter(({ started_at }) => started_at !== null).length },
    all: { total: Number(total), ready: Number(ready) },
  };
}

const publicDemo: LocalizedText = {
  pt: 'Nesta demonstração pública, qualquer visitante é administrador: a verificação em duas etapas não pode ser obrigatória.',
  en: 'In this public demo, every visitor is an administrator: two-step verification cannot be required.',
  fr: 'Dans cette démonstration publique, tout visiteur est administrateur : la validation en deux étapes ne peut pas être exigée.',
  de: 'In dieser öffentlichen Demo ist jeder Besucher Administrator: Die Bestätigung in zwei Schritten kann deshalb nicht verlangt werden.',
};
