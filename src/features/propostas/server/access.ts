// Who sees an offer and what they may do.
import type { ExpressionBuilder, Selectable } from 'kysely';
import { type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Queries, Tables } from '#kit/server/database/database.ts';
import type { Audience } from '#kit/server/events/events.ts';
import { etapasAbertas, isEnded, type Papel, type Proposta } from '../entities.ts';
import type { PropostasTable } from './tables.ts';

export type PropostaRow = Selectable<PropostasTable>;
type Owned = Pick<PropostaRow, 'id' | 'user_id' | 'responsavel_id' | 'escritorio'>;

const onlyEditors: LocalizedText = {
  pt: 'Você pode ler esta proposta, mas não alterá-la.',
  en: 'You can read this offer, but not change it.',
  fr: 'Vous pouvez lire cette offre, mais pas la modifier.',
  de: 'Sie können dieses Angebot lesen, aber nicht ändern.',
};
const onlyOwner: LocalizedText = {
  pt: 'Só o dono da proposta pode fazer isto.',
  en: 'Only the owner of the offer can do this.',
  fr: 'Seul le propriétaire de l’offre peut faire ceci.',
  de: 'Das kann nur, wem das Angebot gehört.',
};

/** The offers that an account sees. */
export function visibleTo(db: Queries, userId: number) {
  return there(db).where((is) => is.or([isMember(is, userId), is('propostas.escritorio', 'is not', null)]));
}

/** The offers that an account works on: as owner, person responsible or by name. The whole office's are not all everybody's. */
export function workedOnBy(db: Queries, userId: number) {
  return there(db).where((is) => isMember(is, userId));
}

/** The notices of the offers that an account works on, running ones and won ones: their sessions are in its calendar. */
export function noticesInCalendar(db: Queries, userId: number) {
  return workedOnBy(db, userId)
    .where('propostas.etapa', 'in', [...etapasAbertas, 'ganha'])
    .select('propostas.licitacao_id as id');
}

function there(db: Queries) {
  return db.selectFrom('propostas').where('propostas.removed_at', 'is', null);
}

function isMember(is: ExpressionBuilder<Tables, 'propostas'>, userId: number) {
  return is.or([
    is('propostas.user_id', '=', userId),
    is('propostas.responsavel_id', '=', userId),
    is.exists(
      is
        .selectFrom('propostas_pessoas')
        .select('propostas_pessoas.user_id')
        .whereRef('propostas_pessoas.proposta_id', '=', 'propostas.id')
        .where('propostas_pessoas.user_id', '=', userId),
    ),
  ]);
}

/** Who works on an offer for one of these notices, on a running one if `isOpen`; an account once for each offer. */
export async function findBidders(
  db: Queries,
  licitacoes: readonly number[],
): Promise<{ userId: number; licitacao: number; isOpen: boolean }[]> {
  const rows = await there(db)
    .select(['id', 'user_id', 'responsavel_id', 'licitacao_id', 'etapa'])
    .where('licitacao_id', 'in', licitacoes)
    .execute();
  const people = await peopleOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, user_id, responsavel_id, licitacao_id, etapa }) => {
    const ids = new Set([user_id, responsavel_id, ...(people.get(id) ?? []).map((person) => person.id)]);
    return [...ids].filter((one) => one !== null).map((userId) => ({ userId, licitacao: licitacao_id, isOpen: !isEnded(etapa) }));
  });
}

/** The named people of each offer. */
export async function peopleOf(db: Queries, ids: readonly number[]): Promise<Map<number, { id: number; papel: Papel }[]>> {
  const found = new Map<number, { id: number; papel: Papel }[]>();
  if (ids.length === 0) return found;
  const rows = await db.selectFrom('propostas_pessoas').selectAll().where('proposta_id', 'in', ids).orderBy('user_id').execute();
  for (const { proposta_id, user_id: id, papel } of rows) found.set(proposta_id, [...(found.get(proposta_id) ?? []), { id, papel }]);
  return found;
}

/** What an account may do. The person responsible edits; where the owner's account is gone, editors take their place. */
export function roleOf(row: Owned, people: readonly { id: number; papel: Papel }[], userId: number): Proposta['papel'] {
  if (row.user_id === userId) return 'dono';
  const named = people.find(({ id }) => id === userId)?.papel;
  const edits = row.responsavel_id === userId || named === 'editor' || row.escritorio === 'editor';
  if (!edits) return 'leitor';
  return row.user_id === null ? 'dono' : 'editor';
}

/** Whether an account sees an offer: others see it only if its owner shares it with them, or makes them responsible. */
export function sees(row: Owned, people: readonly { id: number }[], userId: number): boolean {
  return row.escritorio !== null || row.user_id === userId || row.responsavel_id === userId || people.some(({ id }) => id === userId);
}

/** An offer that the account sees. @throws {Problem} `not-found`; `forbidden` if they may not do what `needs` says */
export async function findForChange(db: Queries, id: number, userId: number, needs: 'editor' | 'dono'): Promise<PropostaRow> {
  const row = await visibleTo(db, userId).selectAll('propostas').where('propostas.id', '=', id).executeTakeFirst();
  if (!row) notFound();
  const role = roleOf(row, (await peopleOf(db, [id])).get(id) ?? [], userId);
  if (role === 'leitor') throw new Problem('forbidden', onlyEditors);
  if (needs === 'dono' && role !== 'dono') throw new Problem('forbidden', onlyOwner);
  return row;
}

/** The accounts whose browsers show an offer. */
export function audienceOf(db: Queries, row: Owned): Promise<Audience> {
  return audienceOfAll(db, [row]);
}

/** The accounts whose browsers show any of these offers. */
export async function audienceOfAll(db: Queries, rows: readonly Owned[]): Promise<Audience> {
  return rows.some(({ escritorio }) => escritorio !== null) ? 'everybody' : membersOf(db, rows);
}

/** The accounts that work on any of these offers, whose calendars show their sessions. */
export async function membersOf(db: Queries, rows: readonly Owned[]): Promise<number[]> {
  const people = await peopleOf(
    db,
    rows.map(({ id }) => id),
  );
  const named = [...people.values()].flatMap((some) => some.map(({ id }) => id));
  return [...new Set([...rows.flatMap(({ user_id, responsavel_id }) => [user_id, responsavel_id]), ...named])].filter((id) => id !== null);
}
