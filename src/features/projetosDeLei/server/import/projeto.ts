// A bill being imported: what a record says, the merged own fields, and what is derived from these and its parts.
import type { Insertable } from 'kysely';
import { toSearchWords } from '#brasil/server/portuguese.ts';
import type { RecordSource } from '#kit/server/records/kind.ts';
import { fold } from '#kit/server/text/fold.ts';
import type { Casa } from '../../entities.ts';
import type { AutoresTable, ProjetosTable, Status } from '../tables.ts';

/** A bill's own fields, except its status. */
type Own =
  | 'tipo'
  | 'tipo_codigo'
  | 'tipo_nome'
  | 'numero'
  | 'ano'
  | 'ementa'
  | 'ementa_detalhada'
  | 'apelido'
  | 'palavras_chave'
  | 'apresentacao'
  | 'tramitando'
  | 'relator'
  | 'apreciacao'
  | 'url'
  | 'url_inteiro_teor'
  | 'status';
type Derived =
  | 'situacao'
  | 'situacao_em'
  | 'orgao'
  | 'regime'
  | 'ultima_tramitacao'
  | 'proxima_tramitacao'
  | 'autor'
  | 'autores_total'
  | 'tramitacoes_total'
  | 'autores_busca'
  | 'busca';

export type OwnFacts = Pick<ProjetosTable, Own>;
export type ProjetoKey = Pick<ProjetosTable, 'casa' | 'codigo'>;
export type AutorRead = Omit<Insertable<AutoresTable>, 'id' | 'projeto_id'>;

/** Cleaned fields of a record; empty, null or 0 when missing. */
export type ProjetoRead = ProjetoKey &
  OwnFacts & {
    demo: boolean;
    /** The bill's own page, which has more fields than a list entry. */
    isComplete: boolean;
    autores: AutorRead[];
    /** Whether the list of authors is complete, so that others are removed. Otherwise it only adds missing data. */
    areAllAutores: boolean;
  };

/** A source of bills; its `keyOf` returns the chamber's id of the bill, as written. */
export type ProjetoSource = RecordSource<ProjetoRead> & { readonly casa: Casa };

/** Facts of a bill from its authors and steps. */
export type PartFacts = {
  /** Names of its authors in order. */
  autores: readonly string[];
  tramitacoes: number;
  /** The last step, and the last one with a situation. */
  last: { data: string; sequencia: number; orgao: string; regime: string } | null;
  lastSituacao: { data: string; sequencia: number; situacao: string } | null;
  /** Date of the last past step, and of the first scheduled one. */
  lastHappened: string | null;
  nextPlanned: string | null;
  /** Who reports on it according to the last such step; empty if none says it. */
  relator: string;
};
export const noParts: PartFacts = {
  autores: [],
  tramitacoes: 0,
  last: null,
  lastSituacao: null,
  lastHappened: null,
  nextPlanned: null,
  relator: '',
};

/** A bill's key in one word: `camara:2088351`. */
export function keyOf({ casa, codigo }: ProjetoKey): string {
  return `${casa}:${codigo}`;
}

/** Authors in order, proponents first. Queries use the same order. */
export function inOrderOfAutores<Autor extends Pick<AutorRead, 'proponente' | 'ordem'>>(autores: readonly Autor[]): Autor[] {
  return autores.toSorted((a, b) => Number(b.proponente) - Number(a.proponente) || a.ordem - b.ordem);
}

/** When something was so, and the number of that step, if known. */
type Moment = { em: string; sequencia: number | null };
const placeMoment = (status: Status | null): Moment => ({ em: status?.em ?? '', sequencia: status?.sequencia ?? null });
const situacaoMoment = (status: Status | null): Moment => ({
  em: status?.situacao_em ?? '',
  sequencia: status?.situacao_sequencia ?? null,
});

/** By the numbers of the steps: the Câmara dates its current one 00:00. */
function isLater(one: Moment, other: Moment): boolean {
  const areNumbered = one.sequencia !== null && other.sequencia !== null && one.sequencia !== other.sequencia;
  return areNumbered ? Number(one.sequencia) > Number(other.sequencia) : one.em > other.em;
}

/** When the status was valid. */
function momentOf({ status }: Pick<OwnFacts, 'status'>): Moment {
  const [place, situacao] = [placeMoment(status), situacaoMoment(status)];
  return isLater(situacao, place) ? situacao : place;
}

/** Merges a record into the stored fields: missing values stay, and an older record only fills in missing values. */
export function merge(kept: OwnFacts, said: OwnFacts): OwnFacts {
  const isOlder = momentOf(said).em !== '' && isLater(momentOf(kept), momentOf(said));
  const [first, second] = isOlder ? [kept, said] : [said, kept];
  return {
    tipo: first.tipo || second.tipo,
    // The name belongs to the code.
    ...(first.tipo_codigo ? ownKind(first, second) : { tipo_codigo: second.tipo_codigo, tipo_nome: first.tipo_nome || second.tipo_nome }),
    numero: first.numero || second.numero,
    ano: first.ano || second.ano,
    ementa: first.ementa || second.ementa,
    ementa_detalhada: first.ementa_detalhada || second.ementa_detalhada,
    apelido: first.apelido || second.apelido,
    palavras_chave: first.palavras_chave || second.palavras_chave,
    apresentacao: first.apresentacao ?? second.apresentacao,
    tramitando: first.tramitando ?? second.tramitando,
    relator: first.relator || second.relator || '',
    apreciacao: first.apreciacao || second.apreciacao || '',
    url: first.url ?? second.url,
    url_inteiro_teor: first.url_inteiro_teor ?? second.url_inteiro_teor,
    status: mergeStatus(kept.status, said.status),
  };
}

function ownKind(first: OwnFacts, second: OwnFacts): Pick<OwnFacts, 'tipo_codigo' | 'tipo_nome'> {
  const isSame = first.tipo_codigo === second.tipo_codigo;
  return { tipo_codigo: first.tipo_codigo, tipo_nome: first.tipo_nome || (isSame ? second.tipo_nome : '') };
}

/** Body and situation each by their own date; of the same date the later record wins. */
function mergeStatus(kept: Status | null, said: Status | null): Status | null {
  if (!kept || !said) return said ?? kept;
  const isPlaceNews = !isLater(placeMoment(kept), placeMoment(said));
  const isSituationNews = said.situacao !== '' && !isLater(situacaoMoment(kept), situacaoMoment(said));
  const [place, former] = isPlaceNews ? [said, kept] : [kept, said];
  const { situacao, situacao_em, situacao_sequencia } = isSituationNews ? said : kept.situacao === '' ? said : kept;
  const { em, sequencia } = place;
  const orgao = place.orgao || former.orgao;
  return { em, sequencia, orgao, regime: place.regime || former.regime, situacao, situacao_em, situacao_sequencia };
}

/** Derived columns. What the bill says itself wins over its steps, unless a step is later. */
export function derive(
  key: ProjetoKey,
  own: OwnFacts,
  parts: PartFacts,
  now = new Date().toISOString(),
): Pick<ProjetosTable, Derived | 'relator'> {
  const { status } = own;
  const { last, lastSituacao } = parts;
  const isAfter = (one: { data: string; sequencia: number } | null, moment: Moment) =>
    one !== null && one.sequencia !== moment.sequencia && isLater({ em: one.data, sequencia: one.sequencia }, moment);
  const step = isAfter(last, placeMoment(status)) ? last : null;
  const said = status?.situacao && !isAfter(lastSituacao, situacaoMoment(status)) ? status : null;
  const dates = [status?.em, status?.situacao_em, parts.lastHappened, parts.nextPlanned].filter((date) => typeof date === 'string').sort();
  return {
    situacao: said?.situacao ?? lastSituacao?.situacao ?? '',
    situacao_em: said ? said.situacao_em : (lastSituacao?.data ?? null),
    orgao: step?.orgao || status?.orgao || last?.orgao || '',
    regime: step?.regime || status?.regime || last?.regime || '',
    // Chambers list scheduled steps among past ones.
    ultima_tramitacao: dates.findLast((date) => date <= now) ?? null,
    proxima_tramitacao: dates.find((date) => date > now) ?? null,
    relator: parts.relator || own.relator,
    autor: parts.autores[0] ?? '',
    autores_total: parts.autores.length,
    tramitacoes_total: parts.tramitacoes,
    autores_busca: parts.autores.map((nome) => `\n${fold(nome)}`).join(''),
    busca: searchWordsOf(key, own, parts.autores),
  };
}

type Searched = 'tipo' | 'numero' | 'ano' | 'ementa' | 'ementa_detalhada' | 'apelido' | 'palavras_chave';

export function searchWordsOf({ codigo }: Pick<ProjetoKey, 'codigo'>, own: Pick<OwnFacts, Searched>, autores: readonly string[]): string {
  return toSearchWords(
    `${own.tipo} ${own.numero}/${own.ano}`,
    // Without punctuation, as users type it.
    `${own.tipo}${own.numero}`,
    codigo,
    own.apelido,
    own.ementa,
    own.ementa_detalhada,
    ...own.palavras_chave.split('\n'),
    ...autores,
  );
}
