// One notice with all its details.
import { portalPage } from '#brasil/portalPncp.ts';
import { lastDayForChallenges } from '#brasil/server/impugnacao.ts';
import { columnsOf, type FieldsLike } from '#kit/recordFields.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Documento, LicitacaoDetail } from '../../entities.ts';
import { licitacaoFields } from '../../fields.ts';
import { findRegistro } from '../import/registros.ts';
import { listColumns, toLicitacao } from '../list/queries.ts';
import { statusColumn, thisMoment } from '../status.ts';
import type {} from '../tables.ts';
import { type BankAccount, branchAndNumber } from './bankAccount.ts';

export type Detail = Omit<LicitacaoDetail, 'lotes' | 'documentos' | 'paymentDetails' | 'conta_demo' | 'agencia' | 'conta'>;

type Fields = typeof licitacaoFields;
type Shown = FieldsLike<Fields, { shown: { list: false } }>;
/** Texts that are null in notices read by an earlier version. */
type LateText = FieldsLike<Fields, { since: number; kind: 'text' | 'long' | 'list' | 'company' | 'emenda' }>;

const detailColumns = columnsOf<Fields, Shown>(licitacaoFields, ({ shown }) => !shown.list);
const lateTexts = Object.entries<{ since?: number; kind: string }>(licitacaoFields)
  .filter(([, { since, kind }]) => since && ['text', 'long', 'list', 'company', 'emenda'].includes(kind))
  .map(([name]) => name as LateText);

export async function findLicitacao({ read }: Database, id: number): Promise<Detail | undefined> {
  const row = await read
    .selectFrom('licitacoes')
    .select(listColumns)
    .select(detailColumns)
    .select('modalidade_codigo')
    .select(statusColumn(thisMoment()).as('status'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const said = Object.fromEntries(lateTexts.map((field) => [field, row[field] ?? ''])) as Record<LateText, string>;
  const impugnacao_ate = lastDayForChallenges(row);
  return { ...row, ...toLicitacao(row), ...said, impugnacao_ate, link_pncp: row.fonte === 'demo' ? null : portalPage(row.controle) };
}

export function listDocumentos({ read }: Database, licitacaoId: number): Promise<Documento[]> {
  return read
    .selectFrom('documentos')
    .select(['id', 'titulo', 'tipo', 'url', 'publicacao'])
    .where('licitacao_id', '=', licitacaoId)
    .orderBy('sequencial')
    .execute();
}

export async function findRecord({ read }: Database, id: number): Promise<{ fonte: string; registro: string } | undefined> {
  const notice = await read.selectFrom('licitacoes').select('fonte').where('id', '=', id).executeTakeFirst();
  const registro = await findRegistro(read, id);
  return notice && registro !== undefined ? { ...notice, registro } : undefined;
}

/** The account of the notice's órgão; empty when admins have entered none. `totalDue` is the estimated value. */
export async function findPaymentDetails(
  { read }: Database,
  licitacaoId: number,
): Promise<Pick<LicitacaoDetail, 'paymentDetails' | 'agencia' | 'conta' | 'conta_demo'>> {
  const row = await read
    .selectFrom('licitacoes')
    .leftJoin('contas_orgaos', 'contas_orgaos.cnpj', 'orgao_cnpj')
    .select(['valor_estimado', 'banco', 'pais', 'iban', 'swift', 'agencia', 'conta', 'demo'])
    .where('licitacoes.id', '=', licitacaoId)
    .executeTakeFirst();
  const totalDue = row?.valor_estimado == null ? '' : row.valor_estimado.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
  const { branch, accountNumber } = branchAndNumber({
    iban: row?.iban ?? '',
    branch: row?.agencia ?? '',
    accountNumber: row?.conta ?? '',
  });
  const paymentDetails = {
    totalDue,
    bankName: row?.banco ?? '',
    country: row?.pais ?? '',
    iban: row?.iban ?? '',
    swiftCode: row?.swift ?? '',
  };
  return { paymentDetails, agencia: branch, conta: accountNumber, conta_demo: row?.demo ?? false };
}

/** Saves the account of an órgão; undefined removes it. */
export async function saveAccount(db: Queries, cnpj: string, account: BankAccount | undefined): Promise<void> {
  if (!account) {
    await db.deleteFrom('contas_orgaos').where('cnpj', '=', cnpj).execute();
    return;
  }
  const { bankName, country, iban, swiftCode, branch, accountNumber } = account;
  const kept = { banco: bankName, pais: country, iban, swift: swiftCode, agencia: branch, conta: accountNumber, demo: false };
  await db
    .insertInto('contas_orgaos')
    .values({ cnpj, ...kept })
    .onConflict((conflict) => conflict.column('cnpj').doUpdateSet(kept))
    .execute();
}
