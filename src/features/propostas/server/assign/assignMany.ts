// Makes a person responsible for many notices in one transaction.
import type { Language } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { AssignReply } from '../../assign.ts';
import { etapasAbertas } from '../../entities.ts';
import { type PropostaRow, peopleOf, roleOf, sees, visibleTo } from '../access.ts';
import { createPropostas } from '../createPropostas.ts';
import { mustBeActive } from '../people.ts';
import { setResponsavel } from './setResponsavel.ts';

/** `rows`: the offers as they are now; `earlier`: as they were. */
export type Assigned = AssignReply & { rows: PropostaRow[]; earlier: PropostaRow[] };

/** @throws {Problem} `validation` if the person has no active account */
export async function assignMany(
  db: Queries,
  licitacoes: readonly number[],
  responsavel: number,
  userId: number,
  language: Language,
): Promise<Assigned> {
  await mustBeActive(db, [responsavel], () => 'body.responsavel', language);
  const asked = [...new Set(licitacoes)];
  const there = await db.selectFrom('licitacoes').select('id').where('id', 'in', asked).execute();
  const known = new Set(there.map(({ id }) => id));
  const running = await runningOf(db, asked, { userId, responsavel });
  const assigned: Assigned = { done: 0, created: 0, skipped: [], before: [], rows: [], earlier: [] };
  const by = { userId, now: new Date().toISOString() };
  const begun: number[] = [];
  for (const licitacao of asked) {
    const offers = running.get(licitacao) ?? [];
    const { row: changed, maySee } = offers.find(({ edits }) => edits) ?? {};
    if (changed?.responsavel_id === responsavel) assigned.skipped.push({ licitacao, why: 'same' });
    else if (changed && !maySee) assigned.skipped.push({ licitacao, why: 'notShared' });
    else if (changed) assigned.earlier.push(changed);
    else if (offers.length > 0) assigned.skipped.push({ licitacao, why: 'readOnly' });
    else if (known.has(licitacao)) begun.push(licitacao);
    else assigned.skipped.push({ licitacao, why: 'missing' });
  }
  assigned.created = begun.length;
  assigned.rows.push(...(await setResponsavel(db, assigned.earlier, responsavel, by)));
  assigned.rows.push(...(await createPropostas(db, begun, { ...by, responsavel })));
  assigned.done = assigned.rows.length;
  assigned.before = assigned.rows.map(({ id, version }) => ({ proposta: id, version }));
  return assigned;
}

/**
 * The running offers for notices that the user sees: the user's own first, then the one that was changed last. `maySee`: whether the user
 * may make that person responsible, which gives them access.
 */
async function runningOf(
  db: Queries,
  licitacoes: readonly number[],
  { userId, responsavel }: { userId: number; responsavel: number },
): Promise<Map<number, { row: PropostaRow; edits: boolean; maySee: boolean }[]>> {
  const rows = await visibleTo(db, userId)
    .selectAll('propostas')
    .where('licitacao_id', 'in', licitacoes)
    .where('etapa', 'in', etapasAbertas)
    .orderBy('propostas.updated_at', 'desc')
    .orderBy('propostas.id', 'desc')
    .execute();
  const named = await peopleOf(
    db,
    rows.map(({ id }) => id),
  );
  const own = (row: PropostaRow) => Number(row.user_id === userId);
  const seen = rows
    .toSorted((a, b) => own(b) - own(a))
    .map((row) => {
      const people = named.get(row.id) ?? [];
      const role = roleOf(row, people, userId);
      return { row, edits: role !== 'leitor', maySee: role === 'dono' || sees(row, people, responsavel) };
    });
  return Map.groupBy(seen, ({ row }) => row.licitacao_id);
}
