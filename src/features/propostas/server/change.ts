// Writes offers. All changes hold one lock.
import { toSearchWords } from '#brasil/server/portuguese.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import type { Request } from '#kit/contract.ts';
import { type Language, type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { removeOwn, restoreOwn } from '#kit/server/rows/ownRemoval.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { propostas } from '../contract.ts';
import { camposDoContrato, isEnded, type Papel } from '../entities.ts';
import { type PropostaRow, peopleOf } from './access.ts';
import { recordChanges, recordMany } from './history.ts';
import { mustBeActive } from './people.ts';

type Calls = typeof propostas;
type Given<Sent extends { body: object }> = Omit<Sent['body'], 'version'>;
type Update = Given<Request<Calls['update'], never>>;
type Move = Given<Request<Calls['move'], never>>;
type Share = Given<Request<Calls['share'], never>>;

const reasonNeeded: LocalizedText = {
  pt: 'informe o motivo',
  en: 'give the reason',
  fr: 'indiquez le motif',
  de: 'geben Sie den Grund an',
};
const notEnded: LocalizedText = {
  pt: 'a proposta ainda não tem resultado',
  en: 'the offer has no result yet',
  fr: "l'offre n'a pas encore de résultat",
  de: 'das Angebot hat noch kein Ergebnis',
};
const notWon: LocalizedText = {
  pt: 'só uma proposta ganha tem contrato',
  en: 'only a won offer has a contract',
  fr: 'seule une offre gagnée a un contrat',
  de: 'nur ein gewonnenes Angebot hat einen Vertrag',
};
const endsEarly: LocalizedText = {
  pt: 'o fim da vigência é anterior ao início',
  en: 'it ends before it begins',
  fr: 'la fin précède le début',
  de: 'das Ende liegt vor dem Beginn',
};
const notDecided: LocalizedText = {
  pt: 'a participação ainda não foi decidida',
  en: 'taking part has not been decided yet',
  fr: "la participation n'est pas encore décidée",
  de: 'über die Teilnahme ist noch nicht entschieden',
};
const personTwice: LocalizedText = {
  pt: 'esta pessoa está na lista duas vezes',
  en: 'this person is in the list twice',
  fr: 'cette personne figure deux fois dans la liste',
  de: 'diese Person steht zweimal in der Liste',
};

/** Who changes many offers, and when. */
export type By = { userId: number; now: string };

/** Begins an offer for a notice. @returns its id @throws {Problem} `not-found` if there is no such notice */
export async function createProposta(db: Queries, licitacao: number, userId: number): Promise<number> {
  const [row] = await createPropostas(db, [licitacao], { userId, responsavel: userId, now: new Date().toISOString() });
  return row?.id ?? notFound();
}

/** Begins offers for notices, for those that are there. */
export async function createPropostas(
  db: Queries,
  licitacoes: readonly number[],
  { userId, responsavel, now }: By & { responsavel: number },
): Promise<PropostaRow[]> {
  const created: PropostaRow[] = [];
  for (const some of inBatches(licitacoes)) {
    const notices = await db
      .selectFrom('licitacoes')
      .select(['id', 'modalidade_codigo', 'modalidade', 'num_licitacao', 'orgao', 'objeto', 'uf', 'valor_estimado as estimado_edital'])
      .where('id', 'in', some)
      .orderBy('id')
      .execute();
    if (notices.length === 0) continue;
    const rows = notices.map(({ id, ...notice }) => ({
      ...{ user_id: userId, licitacao_id: id, ...notice },
      busca: toSearchWords(notice.modalidade, notice.num_licitacao, notice.orgao, notice.objeto),
      ...{ etapa: 'analisando' as const, etapa_desde: now, responsavel_id: responsavel },
      ...{ decisao: null, decisao_motivo: '', decidida_em: null },
      ...{ resultado_motivo: null, resultado_nota: '', resultado_valor: null, encerrada_em: null },
      ...{ custo_total: 0, preco_total: 0, estimado_total: 0, escritorio: null, version: 1, is_demo: false },
      ...{ created_at: now, updated_at: now, removed_at: null, removed_by: null },
    }));
    created.push(...(await db.insertInto('propostas').values(rows).returningAll().execute()));
  }
  const first = { etapa: 'analisando', ...(responsavel !== userId && { responsavel_id: responsavel }) };
  const changes = created.flatMap(({ id }) =>
    Object.entries(first).map(([campo, depois]) => ({ proposta: id, version: 1, campo, antes: null, depois })),
  );
  await recordMany(db, changes, { by: userId, now });
  return created;
}

/** Makes another person responsible for offers. @returns the offers as they are then */
export async function setResponsavel(
  db: Queries,
  rows: readonly PropostaRow[],
  responsavel: number | null,
  { userId, now }: By,
): Promise<PropostaRow[]> {
  const others = rows.filter(({ responsavel_id }) => responsavel_id !== responsavel);
  for (const some of inBatches(others.map(({ id }) => id)))
    await db
      .updateTable('propostas')
      .set(({ eb }) => ({ responsavel_id: responsavel, version: eb('version', '+', 1), updated_at: now }))
      .where('id', 'in', some)
      .execute();
  const changes = others.map(({ id, version, responsavel_id: antes }) => ({
    ...{ proposta: id, version: version + 1, campo: 'responsavel_id', antes, depois: responsavel },
  }));
  await recordMany(db, changes, { by: userId, now });
  return rows.map((row) =>
    row.responsavel_id === responsavel ? row : { ...row, responsavel_id: responsavel, version: row.version + 1, updated_at: now },
  );
}

/** Removes offers that are there. @returns the offers as they are then */
export async function removePropostas(db: Queries, rows: readonly PropostaRow[], { userId, now }: By): Promise<PropostaRow[]> {
  for (const some of inBatches(rows.map(({ id }) => id)))
    await db.updateTable('propostas').set({ removed_at: now, removed_by: userId }).where('id', 'in', some).execute();
  return rows.map((row) => ({ ...row, removed_at: now, removed_by: userId }));
}

/** @returns the new version @throws {Problem} `validation` if the person responsible has no active account, or the stage has no such field */
export async function updateProposta(
  db: Queries,
  row: PropostaRow,
  { responsavel, ...given }: Update,
  userId: number,
  language: Language,
): Promise<number> {
  if (responsavel !== undefined && responsavel !== null && responsavel !== row.responsavel_id)
    await mustBeActive(db, [responsavel], () => 'body.responsavel', language);
  mustFit(row, given, language);
  return save(db, row, { ...trimmed(given), ...(responsavel !== undefined && { responsavel_id: responsavel }) }, userId);
}

/** A decision and a result have their fields once they are there. @throws {Problem} `validation` */
function mustFit(row: PropostaRow, given: Omit<Update, 'responsavel'>, language: Language): void {
  const { etapa, decisao } = row;
  const fault = (path: string, words: LocalizedText) => {
    throw new Problem('validation', undefined, [{ path: `body.${path}`, message: words[language] }]);
  };
  if (given.decisao_motivo !== undefined && decisao === null) fault('decisao_motivo', notDecided);
  if (given.decisao_motivo?.trim() === '' && etapa === 'desistida') fault('decisao_motivo', reasonNeeded);
  for (const field of camposDoContrato) if (given[field] !== undefined && etapa !== 'ganha') fault(field, notWon);
  mustEndLater({ ...row, ...defined(given) }, language);
  if (given.resultado_motivo !== undefined && etapa !== 'perdida') fault('resultado_motivo', notEnded);
  if (etapa === 'ganha' || etapa === 'perdida') return;
  for (const field of ['resultado_nota', 'resultado_valor'] as const) if (given[field] !== undefined) fault(field, notEnded);
}

/** @throws {Problem} `validation` if a contract ends before it begins */
function mustEndLater({ contrato_inicio, contrato_fim }: Pick<PropostaRow, 'contrato_inicio' | 'contrato_fim'>, language: Language): void {
  if (contrato_inicio !== null && contrato_fim !== null && contrato_fim < contrato_inicio)
    throw new Problem('validation', undefined, [{ path: 'body.contrato_fim', message: endsEarly[language] }]);
}

/** A contract's number without spaces around it. */
function trimmed<Sent extends { contrato_numero?: string | undefined }>(sent: Sent): Sent {
  return sent.contrato_numero === undefined ? sent : { ...sent, contrato_numero: sent.contrato_numero.trim() };
}

/** Without what was not sent. */
function defined<Sent extends object>(sent: Sent): Sent {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Sent;
}

const noContract = { contrato_numero: '', contrato_assinatura: null, contrato_inicio: null, contrato_fim: null } as const;

/**
 * Moves an offer to a stage. Going back to a running stage forgets the result and the contract, going back before the decision forgets that too.
 * @returns the new version @throws {Problem} `validation` if the stage needs a reason
 */
export async function moveProposta(
  db: Queries,
  row: PropostaRow,
  { etapa, ...given }: Move,
  userId: number,
  language: Language,
): Promise<number> {
  const now = new Date().toISOString();
  const decisao_motivo = given.decisao_motivo ?? row.decisao_motivo;
  const resultado_motivo = given.resultado_motivo ?? row.resultado_motivo;
  const wrong = (path: string, words: LocalizedText) =>
    new Problem('validation', undefined, [{ path: `body.${path}`, message: words[language] }]);
  if (etapa === 'desistida' && decisao_motivo.trim() === '') throw wrong('decisao_motivo', reasonNeeded);
  if (etapa === 'perdida' && resultado_motivo === null) throw wrong('resultado_motivo', reasonNeeded);
  const decisao = etapa === 'analisando' ? null : etapa === 'desistida' ? 'no-go' : 'go';
  const hasResult = etapa === 'ganha' || etapa === 'perdida';
  const { contrato_numero, contrato_assinatura, contrato_inicio, contrato_fim } = { ...row, ...defined(trimmed(given)) };
  const isWon = etapa === 'ganha';
  const contract = isWon ? { contrato_numero, contrato_assinatura, contrato_inicio, contrato_fim } : noContract;
  if (!isWon) for (const field of camposDoContrato) if (given[field]) throw wrong(field, notWon);
  mustEndLater(contract, language);
  return save(
    db,
    row,
    {
      ...{ etapa, decisao, decisao_motivo: decisao === null ? '' : decisao_motivo },
      decidida_em: decisao === row.decisao ? row.decidida_em : decisao === null ? null : now,
      etapa_desde: etapa === row.etapa ? row.etapa_desde : now,
      encerrada_em: isEnded(etapa) ? (isEnded(row.etapa) ? row.encerrada_em : now) : null,
      resultado_motivo: etapa === 'perdida' ? resultado_motivo : null,
      resultado_nota: hasResult ? (given.resultado_nota ?? row.resultado_nota) : '',
      resultado_valor: hasResult ? (given.resultado_valor === undefined ? row.resultado_valor : given.resultado_valor) : null,
      ...contract,
    },
    userId,
  );
}

/** @returns the new version, and who was given access by name, or may edit now what they could only read @throws {Problem} `validation` */
export async function shareProposta(
  db: Queries,
  row: PropostaRow,
  { escritorio, pessoas }: Share,
  userId: number,
  language: Language,
): Promise<{ version: number; added: { id: number; papel: Papel }[] }> {
  const twice = pessoas.findIndex(({ id }, place) => pessoas.findIndex((other) => other.id === id) < place);
  if (twice >= 0) throw new Problem('validation', undefined, [{ path: `body.pessoas.${twice}.id`, message: personTwice[language] }]);
  const before = (await peopleOf(db, [row.id])).get(row.id) ?? [];
  const known = new Map(before.map(({ id, papel }) => [id, papel]));
  const added = pessoas.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  await mustBeActive(db, added, (place) => `body.pessoas.${pessoas.findIndex(({ id }) => id === added[place])}.id`, language);
  const given = pessoas.filter(
    ({ id, papel }) => id !== row.user_id && (!known.has(id) || (papel === 'editor' && known.get(id) !== papel)),
  );
  await db.deleteFrom('propostas_pessoas').where('proposta_id', '=', row.id).execute();
  const rows = pessoas.filter(({ id }) => id !== row.user_id).map(({ id, papel }) => ({ proposta_id: row.id, user_id: id, papel }));
  if (rows.length > 0) await db.insertInto('propostas_pessoas').values(rows).execute();
  const names = (some: readonly { id: number; papel: string }[]) => some.map(({ id, papel }) => `${id}:${papel}`).toSorted();
  const [was, is] = [names(before).join(' '), names(rows.map(({ user_id: id, papel }) => ({ id, papel }))).join(' ')];
  const version = await save(db, row, { escritorio }, userId, { pessoas: [was, is] });
  return { version, added: given };
}

type Values = Partial<Pick<PropostaRow, Field>> & { etapa_desde?: string; encerrada_em?: string | null; decidida_em?: string | null };
/** Fields whose changes are kept. */
const tracked = [
  ...(['etapa', 'responsavel_id', 'decisao', 'decisao_motivo', 'resultado_motivo', 'resultado_nota', 'resultado_valor'] as const),
  ...camposDoContrato,
  'escritorio',
] as const;
type Field = (typeof tracked)[number];

/** Writes what differs, with its history. @param more changes that are not columns, as before and after @returns the version */
async function save(
  db: Queries,
  row: PropostaRow,
  values: Values,
  userId: number,
  more: Record<string, [before: string, after: string]> = {},
): Promise<number> {
  const version = row.version + 1;
  const fields = tracked.filter((field) => values[field] !== undefined);
  const pick = (from: Values) => Object.fromEntries(fields.map((field) => [field, from[field] ?? null]));
  const before = { ...pick(row), ...Object.fromEntries(Object.entries(more).map(([field, [value]]) => [field, value])) };
  const after = { ...pick(values), ...Object.fromEntries(Object.entries(more).map(([field, [, value]]) => [field, value])) };
  const isChanged = await recordChanges(db, { proposta: row.id, version, by: userId }, before, after);
  if (!isChanged) return row.version;
  await db
    .updateTable('propostas')
    .set({ ...values, version, updated_at: new Date().toISOString() })
    .where('id', '=', row.id)
    .execute();
  return version;
}

/** @throws {Problem} `not-found` */
export async function removeProposta(db: Queries, id: number, userId: number): Promise<void> {
  await removeOwn(db, 'propostas', id, { id: userId, anyOwner: true });
}

/** @throws {Problem} `not-found` if this account removed no such offer, `undo-expired` */
export async function restoreProposta(db: Queries, id: number, userId: number): Promise<void> {
  await restoreOwn(db, 'propostas', id, userId);
}
