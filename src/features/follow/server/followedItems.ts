// Followed notices and bills, joined to their followers. Removed ones are missing until restored.

import { type RawBuilder, sql } from 'kysely';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import { hasWords } from '#brasil/server/searchText.ts';
import type { LicitacoesTable } from '#features/licitacoes/server/tables.ts';
import type {} from '#features/projetosDeLei/server/tables.ts';
import { startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { FollowKind, Priority, Stage } from '../contract.ts';
import type {} from './tables.ts';

type PhaseRow = {
  status: 'aberta' | 'andamento' | 'fechada';
  suspensa: boolean;
  excluida: boolean;
  desfecho: LicitacoesTable['desfecho'];
  abertura: string | null;
  encerramento: string | null;
};

/** Facts from the feature of notices, connected by the app. */
export type NoticeFacts = {
  /** The status at a given time, as a column of `licitacoes`. */
  status(now: Date): RawBuilder<'aberta' | 'andamento' | 'fechada'>;
  /** The phase at a given time. */
  phase(notice: PhaseRow, now: string): string;
  /** Abbreviation of a modality. */
  sigla(modalidade: number): string;
  /** The `situacao_codigo` of suspended notices. */
  suspensa: number;
};

export type FollowFilter = {
  q?: string;
  kind?: FollowKind;
  stage?: readonly Stage[];
  priority?: readonly Priority[];
  /** With any of these. */
  tag?: readonly number[];
  from?: string;
  to?: string;
};

/** A user's follows with their items: columns of the other kind are null. */
export function followedItems(db: Queries, userId: number, { q, kind, stage, priority, tag, from, to }: FollowFilter = {}) {
  // A user's follows are few enough to scan; no index covers words of both item and note.
  const isFound = hasWords(sql<string>`(coalesce(licitacoes.busca, projetos.busca) || '  ' || follows.busca)`, q ?? '');
  return db
    .selectFrom('follows')
    .leftJoin('licitacoes', (join) => join.onRef('licitacoes.id', '=', 'follows.item_id').on('follows.kind', '=', 'licitacao'))
    .leftJoin('projetos', (join) => join.onRef('projetos.id', '=', 'follows.item_id').on('follows.kind', '=', 'projeto'))
    .where('follows.user_id', '=', userId)
    .where((is) => is.or([is('licitacoes.id', 'is not', null), is('projetos.id', 'is not', null)]))
    .$if(kind !== undefined, (query) => query.where('follows.kind', '=', kind as FollowKind))
    .$if(stage !== undefined, (query) => query.where((is) => (stage?.length ? is('stage', 'in', stage) : is.lit(false))))
    .$if(priority !== undefined, (query) => query.where((is) => (priority?.length ? is('priority', 'in', priority) : is.lit(false))))
    .$if(tag !== undefined, (query) =>
      query.where((is) =>
        tag?.length
          ? is('follows.id', 'in', is.selectFrom('follows_tagged').select('follow_id').where('tag_id', 'in', tag))
          : is.lit(false),
      ),
    )
    .$if(from !== undefined, (query) => query.where('follows.created_at', '>=', startOfDayInBrasilia(from ?? '')))
    .$if(to !== undefined, (query) => query.where('follows.created_at', '<', startOfDayInBrasilia(to ?? '', 1)))
    .$if(isFound !== null, (query) => query.where(isFound as RawBuilder<boolean>));
}

/** Columns of an item's name. */
export const nameColumns = [
  'licitacoes.modalidade',
  'licitacoes.num_licitacao',
  'projetos.tipo',
  'projetos.numero',
  'projetos.ano',
] as const;
export type Named = {
  modalidade: string | null;
  num_licitacao: string | null;
  tipo: string | null;
  numero: number | null;
  ano: number | null;
};

/** Pregão Eletrônico 90006/2026 · PL 229/2009 */
export function nameOf({ modalidade, num_licitacao, tipo, numero, ano }: Named): string {
  if (modalidade !== null) return nomeDaLicitacao({ modalidade, num_licitacao: num_licitacao ?? '' });
  return [tipo, [numero, ano].filter(Boolean).join('/')].filter(Boolean).join(' ');
}

/** Names of those of these items that exist. */
export async function findNames(db: Queries, kind: FollowKind, items: readonly number[]): Promise<Map<number, string>> {
  if (items.length === 0) return new Map();
  if (kind === 'projeto') {
    const bills = await db.selectFrom('projetos').select(['id', 'tipo', 'numero', 'ano']).where('id', 'in', items).execute();
    return new Map(bills.map(({ id, ...bill }) => [id, nameOf({ modalidade: null, num_licitacao: null, ...bill })]));
  }
  const notices = await db.selectFrom('licitacoes').select(['id', 'modalidade', 'num_licitacao']).where('id', 'in', items).execute();
  return new Map(notices.map(({ id, ...notice }) => [id, nameOf({ tipo: null, numero: null, ano: null, ...notice })]));
}
