import type { PurgeStep } from '#kit/server/work/retention.ts';
import { advanceSteps } from './import/partFacts.ts';
import { WRITE_LOCK } from './import/writeLock.ts';
import type {} from './tables.ts';

/** How long authors and steps wait for their bill. */
const KEPT_DAYS = 90;

export const purgePendingParts: PurgeStep = async (db, atOnce) => {
  const long = new Date(Date.now() - KEPT_DAYS * 86_400_000).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom('projetos_espera')
    .where((is) =>
      is(
        is.refTuple('casa', 'codigo', 'tipo', 'chave'),
        'in',
        is
          .selectFrom('projetos_espera')
          .select(['casa', 'codigo', 'tipo', 'chave'])
          .where('recebida_em', '<', long)
          .limit(atOnce)
          .$asTuple('casa', 'codigo', 'tipo', 'chave'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** Bills updated per transaction; some have hundreds of steps. */
const MOVED_AT_ONCE = 50;

/** Updates bills whose scheduled steps have passed. */
export const advanceDueSteps: PurgeStep = (db, atOnce) => advanceSteps(db, Math.min(atOnce, MOVED_AT_ONCE));
advanceDueSteps.writeLock = WRITE_LOCK;
