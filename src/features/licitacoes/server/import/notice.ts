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
    busca: toSearchWords(
      [
        notice.objeto,
        notice.orgao,
        notice.unidade,
        notice.municipio,
        notice.uf,
        notice.modalidade,
        notice.num_licitacao,
        notice.processo,
        notice.uasg,
        notice.controle,
        notice.orgao_cnpj,
        notice.orgao_subrogado,
        notice.orgao_subrogado_cnpj,
        notice.unidade_subrogada,
        notice.uasg_subrogada,
        notice.plataforma,
        notice.justificativa_presencial,
      ].join(' \n '),
    ),
    local: fold(`${notice.orgao}\n${notice.municipio}`),
  };
}

function later(a: string | null, b: string | null): string | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}
