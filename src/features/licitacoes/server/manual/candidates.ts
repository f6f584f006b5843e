// Which published notice may be one that was entered by hand: same body, and same procedure and number, or same process.
import { sql } from 'kysely';
import type {} from '#features/auth/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { isUnpublished, unpublishedFontes } from '../../fontes.ts';
import type { Candidata, Uniao } from '../../manual.ts';
import { type Author, mayEdit } from './change.ts';

const MOST = 5;
const columns = [
  ...(['id', 'modalidade', 'num_licitacao', 'processo', 'orgao', 'objeto', 'fonte', 'publicacao'] as const),
  ...(['numero', 'ano', 'modalidade_codigo', 'orgao_cnpj', 'criada_por'] as const),
] as const;

/** What this account may join the notice with; undefined if there is no such notice. */
export async function findCandidates(
  db: Queries,
  id: number,
  author: Author,
): Promise<{ isManual: boolean; candidatas: Candidata[] } | undefined> {
  const notice = await db.selectFrom('licitacoes').select(columns).where('id', '=', id).executeTakeFirst();
  if (!notice) return undefined;
  const isManual = isUnpublished(notice.fonte);
  if (isManual && !mayEdit(notice, author)) return { isManual, candidatas: [] };
  const numero = coreOf(notice.numero);
  const processo = bare(notice.processo);
  if (numero === '' && processo === '') return { isManual, candidatas: [] };
  const rows = await db
    .selectFrom('licitacoes')
    .select(columns)
    .where('orgao_cnpj', '=', notice.orgao_cnpj)
    .where('id', '<>', id)
    .where('fonte', isManual ? 'not in' : 'in', unpublishedFontes)
    .$if(!isManual && !author.isAdmin, (query) => query.where('criada_por', '=', author.id))
    .where((is) =>
      is.or([
        ...(numero === ''
          ? []
          : [
              is.and([
                is('modalidade_codigo', '=', notice.modalidade_codigo),
                is('ano', '=', notice.ano),
                is('numero', 'like', `%${numero}%`),
              ]),
            ]),
        ...(processo === '' ? [] : [is(bareColumn, '=', processo)]),
      ]),
    )
    .orderBy('publicacao', 'desc')
    .execute();
  const candidatas = rows.flatMap((row): Candidata[] => {
    const evidencias: Candidata['evidencias'] = [];
    const isSameNumber = row.modalidade_codigo === notice.modalidade_codigo && row.ano === notice.ano && coreOf(row.numero) === numero;
    if (numero !== '' && isSameNumber) evidencias.push('numero');
    if (processo !== '' && bare(row.processo) === processo) evidencias.push('processo');
    const { id, modalidade, num_licitacao, orgao, objeto, fonte, publicacao } = row;
    return evidencias.length > 0
      ? [{ id, modalidade, num_licitacao, processo: row.processo, orgao, objeto, fonte, publicacao, evidencias }]
      : [];
  });
  return { isManual, candidatas: candidatas.slice(0, MOST) };
}

/** What was joined to a notice, latest first. */
export function listJoined(db: Queries, id: number): Promise<Uniao[]> {
  return db
    .selectFrom('licitacoes_unioes')
    .leftJoin('users as maker', 'maker.id', 'licitacoes_unioes.criada_por')
    .leftJoin('users as joiner', 'joiner.id', 'unida_por')
    .select(['num_licitacao', 'observacao', 'maker.full_name as criada_por', 'joiner.full_name as unida_por', 'unida_em'])
    .where('licitacao_id', '=', id)
    .orderBy('unida_em', 'desc')
    .execute();
}

/** `00012/2026` → 12; empty without digits. */
function coreOf(numero: string): string {
  const [own = ''] = numero.split(/[|/]/);
  return own.replace(/\D/g, '').replace(/^0+/, '');
}

/** Without the marks that portals write in different ways. */
function bare(processo: string): string {
  return processo.replace(/[\s./-]/g, '').toLowerCase();
}

const bareColumn = sql<string>`lower(replace(replace(replace(replace(processo, ' ', ''), '.', ''), '/', ''), '-', ''))`;
