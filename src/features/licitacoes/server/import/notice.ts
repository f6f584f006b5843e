// A notice being imported: what a source says, and what is derived from it.
import type { Insertable } from 'kysely';
import { toSearchWords } from '#brasil/server/portuguese.ts';
import type { ColumnOf } from '#kit/recordFields.ts';
import { fold } from '#kit/server/text/fold.ts';
import type { LicitacaoField, licitacaoFields } from '../../fields.ts';
import { whyImplausible } from '../implausible.ts';
import type { LicitacoesTable } from '../tables.ts';
import { deriveFromParts, type PartFacts } from './outcome.ts';

type Derived = 'encerrada' | 'desfecho' | 'prazo' | 'referencia' | 'busca' | 'local' | 'tipo_item' | 'valor_implausivel';
type Kept = 'id' | 'digest' | 'registro_digest' | 'importada_em' | 'importacao_id';

/** What other fields are named or numbered by: never shown. */
type Code = 'numero' | 'ano' | 'modalidade_codigo' | 'situacao_codigo';
type Read = Exclude<ColumnOf<typeof licitacaoFields, LicitacaoField>, Derived | Kept> | Code;

/**
 * Fields from a source, cleaned: instants in UTC, trimmed texts, empty when unknown. A source may leave out a field that can be null;
 * an update by it keeps the value.
 */
export type NoticeRead = Pick<Insertable<LicitacoesTable>, Read>;

/** All derived fields of a notice and its parts. */
export function derive(notice: NoticeRead, parts: PartFacts): Pick<LicitacoesTable, Derived> {
  const prazo = later(notice.abertura ?? null, notice.encerramento ?? null);
  return {
    ...deriveFromParts(notice, parts),
    prazo,
    referencia: prazo ?? notice.publicacao,
    valor_implausivel: whyImplausible(notice),
    busca: searchWordsOf(notice),
    local: fold(`${notice.orgao}\n${notice.municipio}`),
  };
}

/** Fields whose words the full-text search finds. */
export const searchedFields = [
  ...(['objeto', 'orgao', 'unidade', 'municipio', 'uf', 'modalidade', 'num_licitacao', 'processo', 'uasg', 'controle'] as const),
  ...(['orgao_cnpj', 'orgao_subrogado', 'orgao_subrogado_cnpj', 'unidade_subrogada', 'uasg_subrogada', 'plataforma'] as const),
  'justificativa_presencial',
] as const satisfies readonly (keyof NoticeRead)[];

export function searchWordsOf(notice: Pick<NoticeRead, (typeof searchedFields)[number]>): string {
  return toSearchWords(...searchedFields.map((field) => notice[field]));
}

function later(a: string | null, b: string | null): string | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}
