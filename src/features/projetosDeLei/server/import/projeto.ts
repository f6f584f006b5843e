// A bill on its way in: what a record says of it, what it then knows of itself, and what follows from that and its parts.
import type { Insertable } from 'kysely';
import { toSearchWords } from '#brasil/server/portuguese.ts';
import { fold } from '#kit/server/text/fold.ts';
import type { AutoresTable, ProjetosTable, Status } from '../tables.ts';

/** What a bill says of itself, apart from where it stands. */
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

/** What a record says, cleaned. What it does not say is empty, null or 0. */
export type ProjetoRead = ProjetoKey &
  OwnFacts & {
    demo: boolean;
    /** The bill's own page, which says more than a line of a list. */
    isComplete: boolean;
    autores: AutorRead[];
    /** Whether these are all its authors: then others are none any more. Else they fill in what is missing. */
    areAllAutores: boolean;
  };

/** What its authors and steps tell of a bill. */
export type PartFacts = {
  /** Names of its authors, the first one first. */
  autores: readonly string[];
  tramitacoes: number;
  /** The last step, and the last one that said a situation. */
  last: { data: string; orgao: string; regime: string } | null;
  lastSituacao: { data: string; situacao: string } | null;
  /** When the last step was that has happened, and when the first one is that has not. */
  lastHappened: string | null;
  nextPlanned: string | null;
};
export const noParts: PartFacts = { autores: [], tramitacoes: 0, last: null, lastSituacao: null, lastHappened: null, nextPlanned: null };

/** How a bill is named where one word has to do: `camara:2088351`. */
export function keyOf({ casa, codigo }: ProjetoKey): string {
  return `${casa}:${codigo}`;
}

/** The order of a bill's authors: those who propose it first. Queries put them in the same one. */
export function inOrderOfAutores<Autor extends Pick<AutorRead, 'proponente' | 'ordem'>>(autores: readonly Autor[]): Autor[] {
  return autores.toSorted((a, b) => Number(b.proponente) - Number(a.proponente) || a.ordem - b.ordem);
}

/** When what is said of where it stands was true. */
function momentOf({ status }: Pick<OwnFacts, 'status'>): string {
  return [status?.em ?? '', status?.situacao_em ?? ''].sort().at(-1) as string;
}

/**
 * What is known once a record has said its word: what it does not say stays, and a record that is older than what is kept
 * only fills in what is missing.
 */
export function merge(kept: OwnFacts, said: OwnFacts): OwnFacts {
  const isOlder = momentOf(said) !== '' && momentOf(said) < momentOf(kept);
  const [first, second] = isOlder ? [kept, said] : [said, kept];
  return {
    tipo: first.tipo || second.tipo,
    // The name goes with the code.
    ...(first.tipo_codigo ? ownKind(first, second) : { tipo_codigo: second.tipo_codigo, tipo_nome: first.tipo_nome || second.tipo_nome }),
    numero: first.numero || second.numero,
    ano: first.ano || second.ano,
    ementa: first.ementa || second.ementa,
    ementa_detalhada: first.ementa_detalhada || second.ementa_detalhada,
    apelido: first.apelido || second.apelido,
    palavras_chave: first.palavras_chave || second.palavras_chave,
    apresentacao: first.apresentacao ?? second.apresentacao,
    tramitando: first.tramitando ?? second.tramitando,
    url: first.url ?? second.url,
    url_inteiro_teor: first.url_inteiro_teor ?? second.url_inteiro_teor,
    status: mergeStatus(kept.status, said.status),
  };
}

function ownKind(first: OwnFacts, second: OwnFacts): Pick<OwnFacts, 'tipo_codigo' | 'tipo_nome'> {
  const isSame = first.tipo_codigo === second.tipo_codigo;
  return { tipo_codigo: first.tipo_codigo, tipo_nome: first.tipo_nome || (isSame ? second.tipo_nome : '') };
}

/** Place and situation each by their own date, of two of the same moment the one said later. */
function mergeStatus(kept: Status | null, said: Status | null): Status | null {
  if (!kept || !said) return said ?? kept;
  const isPlaceNews = (said.em ?? '') >= (kept.em ?? '');
  const isSituationNews = said.situacao !== '' && (said.situacao_em ?? '') >= (kept.situacao_em ?? '');
  const [place, former] = isPlaceNews ? [said, kept] : [kept, said];
  const { situacao, situacao_em } = isSituationNews ? said : kept.situacao === '' ? said : kept;
  return { em: place.em, orgao: place.orgao || former.orgao, regime: place.regime || former.regime, situacao, situacao_em };
}

/** What follows. Where the bill itself and its steps speak of the same moment, the bill's own word counts. */
export function derive(key: ProjetoKey, own: OwnFacts, parts: PartFacts, now = new Date().toISOString()): Pick<ProjetosTable, Derived> {
  const { status } = own;
  const { last, lastSituacao } = parts;
  const step = last && last.data > (status?.em ?? '') ? last : null;
  const said = status?.situacao && (status.situacao_em ?? '') >= (lastSituacao?.data ?? '') ? status : null;
  const dates = [status?.em, status?.situacao_em, parts.lastHappened, parts.nextPlanned].filter((date) => typeof date === 'string').sort();
  return {
    situacao: said?.situacao ?? lastSituacao?.situacao ?? '',
    situacao_em: said ? said.situacao_em : (lastSituacao?.data ?? null),
    orgao: step?.orgao || status?.orgao || last?.orgao || '',
    regime: step?.regime || status?.regime || last?.regime || '',
    // A house puts its agenda down among what has happened.
    ultima_tramitacao: dates.findLast((date) => date <= now) ?? null,
    proxima_tramitacao: dates.find((date) => date > now) ?? null,
    autor: parts.autores[0] ?? '',
    autores_total: parts.autores.length,
    tramitacoes_total: parts.tramitacoes,
    autores_busca: parts.autores.map((nome) => `\n${fold(nome)}`).join(''),
    busca: toSearchWords(
      [
        `${own.tipo} ${own.numero}/${own.ano}`,
        // As one types it in haste.
        `${own.tipo}${own.numero}`,
        key.codigo,
        own.apelido,
        own.ementa,
        own.ementa_detalhada,
        own.palavras_chave,
        ...parts.autores,
      ].join(' \n '),
    ),
  };
}
