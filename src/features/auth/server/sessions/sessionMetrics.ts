// What monitoring shows of sessions and sign-ins: numbers only, never whose.
import type { Queries } from '#kit/server/database/database.ts';
import { Counter, type Family, gauge } from '#kit/server/metrics/families.ts';
import type {} from '../tables.ts';
import { countLocked } from './attempts.ts';
import { isLive, type SessionLimits } from './limits.ts';

const results = ['signed_in', 'wrong_password', 'wrong_code', 'second_step', 'blocked'] as const;
export type SignIns = { add(result: (typeof results)[number]): void; family(): Family };

/** Counts the sign-ins of this process by how they ended. */
export function signInCounter(): SignIns {
  const counter = new Counter(
    'sign_ins_total',
    'Sign-ins by how they ended; “second_step”: a code was asked for, “blocked”: after too many attempts.',
    results.map((result) => ({ result })),
  );
  return { add: (result) => counter.add({ result }), family: () => counter.family() };
}

export async function readSessionMetrics(db: Queries, limits: SessionLimits): Promise<Family[]> {
  const { sessions } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll().as('sessions'))
    .where(isLive(limits))
    .executeTakeFirstOrThrow();
  const locked = [...(await countLocked(db))].map(([by, value]) => ({ labels: { by }, value }));
  return [
    gauge('sessions', 'Sessions that have not ended.', Number(sessions)),
    gauge('sign_in_locked', 'Accounts, browsers and networks that may not try a password for now.', locked),
  ];
}
