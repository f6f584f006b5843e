// What is deleted in time.
import { purgeRows } from '#kit/server/rows/editedRows.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import type {} from './tables.ts';

/** Deletes offers that nobody sees any more: of accounts that are gone, and not shared. */
const purgeUnseen: PurgeStep = async (db, atOnce) => {
  const { numDeletedRows } = await db
    .deleteFrom('propostas')
    .where('id', 'in', (any) =>
      any
        .selectFrom('propostas as unseen')
        .select('unseen.id')
        .where('unseen.user_id', 'is', null)
        .where('unseen.responsavel_id', 'is', null)
        .where('unseen.escritorio', 'is', null)
        .where((is) =>
          is.not(
            is.exists(is.selectFrom('propostas_pessoas').select('user_id').whereRef('propostas_pessoas.proposta_id', '=', 'unseen.id')),
          ),
        )
        .limit(atOnce),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

export const purgePropostas: PurgeStep[] = [
  purgeRows('propostas'),
  purgeRows('propostas_itens'),
  purgeRows('propostas_checklist'),
  purgeRows('propostas_modelos'),
  purgeRows('propostas_comentarios'),
  purgeUnseen,
];
