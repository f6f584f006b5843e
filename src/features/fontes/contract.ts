// The calls of sources: public services that notices are read from.
import { fonteIds } from '#brasil/fontes.ts';
import { ufs } from '#brasil/ufs.ts';
import { FollowKind, followKinds } from '#features/follow/contract.ts';
import { endpoint } from '#kit/contract.ts';
import { Body, Day, Instant, Nothing, Nullable, type Static, Type } from '#kit/schema.ts';

export const Fonte = Type.Enum([...fonteIds]);
export type Fonte = Static<typeof Fonte>;

/** Sources that can be asked for one state. */
export const fontesByUf: readonly Fonte[] = ['pncp'];

/** Lists that a source has beside those of notices; each is switched on by itself. */
const listas = ['contratos', 'atas', 'pca'] as const;
export const Lista = Type.Enum([...listas]);
export type Lista = Static<typeof Lista>;

/** desligada · lendo · em_dia: waits for the next pass · fora: the service does not answer · com_problema: an admin has to act. */
export const situacoes = ['desligada', 'lendo', 'em_dia', 'fora', 'com_problema'] as const;
const Situacao = Type.Enum([...situacoes]);
export type Situacao = Static<typeof Situacao>;

/** Why a pass broke off: no answer, an address that must not be called, a question it refuses, or records of another shape. */
export const problemas = ['down', 'address', 'refused', 'shape', 'internal'] as const;
export type Problema = (typeof problemas)[number];

export const settingLimits = {
  por_segundo: { minimum: 0.1, maximum: 50 },
  minutos: { minimum: 5, maximum: 1440 },
  dias: { minimum: 1, maximum: 1825 },
};

const settings = {
  ligada: Type.Boolean(),
  /** Calls a second. */
  por_segundo: Type.Number(settingLimits.por_segundo),
  /** Minutes between two passes. */
  minutos: Type.Integer(settingLimits.minutos),
  /** How many days the first fill goes back. */
  dias: Type.Integer(settingLimits.dias),
  /** Where the service is; empty: where it is known to be. */
  endereco: Type.String({ maxLength: 200 }),
};

/** How far a list of a source is: `leituras` are its questions for days, as of the source; the figures are those of all its days. */
const ListaState = Type.Object({
  lista: Lista,
  ligada: Type.Boolean(),
  /** End of the last pass that read everything there was of it. */
  lida_em: Nullable(Instant()),
  leituras: Type.Integer(),
  pendentes: Type.Integer(),
  adiadas: Type.Integer(),
  esperados: Type.Integer(),
  recebidos: Type.Integer(),
});
export type ListaState = Static<typeof ListaState>;

export const FonteState = Type.Object({
  fonte: Fonte,
  titulo: Type.String(),
  /** What it brings. */
  traz: FollowKind,
  ...settings,
  /** Where the service is known to be. */
  padrao: Type.String(),
  situacao: Situacao,
  iniciada_em: Nullable(Instant()),
  /** End of the last pass that read everything there was. */
  lida_em: Nullable(Instant()),
  proxima_em: Nullable(Instant()),
  fora_desde: Nullable(Instant()),
  problema: Nullable(Type.Enum([...problemas])),
  /** What the service or the network said. */
  detalhe: Type.String(),
  /** Calls of the current or last pass. */
  chamadas: Type.Integer(),
  /** Questions for a day and a modality: all, those with pages to read, and those that were not answered and are tried again later. */
  leituras: Type.Integer(),
  pendentes: Type.Integer(),
  adiadas: Type.Integer(),
  /** Notices whose items, results and documents are still to be read. */
  detalhes: Type.Integer(),
  /** What it brings besides, each switched on by itself. */
  listas: Type.Array(ListaState),
});
export type FonteState = Static<typeof FonteState>;

/** How complete a day is, over all modalities; a list that has none counts as one without a name. `esperados` null: not read yet. */
export const Dia = Type.Object({
  dia: Day(),
  esperados: Nullable(Type.Integer()),
  recebidos: Type.Integer(),
  /** By their names. */
  modalidades: Type.Array(Type.Object({ modalidade: Type.String(), esperados: Nullable(Type.Integer()), recebidos: Type.Integer() })),
});
export type Dia = Static<typeof Dia>;

/** `rejeitados`: of the records that were read of the day, those that the importer rejected. */
const CheckedDia = Type.Object({ ...Dia.properties, rejeitados: Type.Integer() });
export type CheckedDia = Static<typeof CheckedDia>;

/** How fresh the data of a source are, or those of one of its lists. */
const Freshness = Type.Object({
  fonte: Fonte,
  titulo: Type.String(),
  /** What it brings. */
  traz: Type.Enum([...followKinds, ...listas]),
  situacao: Situacao,
  lida_em: Nullable(Instant()),
  fora_desde: Nullable(Instant()),
});
export type Freshness = Static<typeof Freshness>;

const changes = {
  ligada: Type.Optional(settings.ligada),
  por_segundo: Type.Optional(settings.por_segundo),
  minutos: Type.Optional(settings.minutos),
  dias: Type.Optional(settings.dias),
  endereco: Type.Optional(settings.endereco),
  /** Lists to switch on or off; the others stay as they are. */
  listas: Type.Optional(
    Body({ contratos: Type.Optional(Type.Boolean()), atas: Type.Optional(Type.Boolean()), pca: Type.Optional(Type.Boolean()) }),
  ),
};

/**
 * Of a range of days: `pendentes` lists are still to be read, `adiadas` were not answered and are tried again later. `problema`: why the
 * reading does not go on until the next pass; null while it does.
 */
const Progress = Type.Object({
  listas: Type.Integer(),
  pendentes: Type.Integer(),
  adiadas: Type.Integer(),
  esperados: Type.Integer(),
  recebidos: Type.Integer(),
  problema: Nullable(Type.Enum([...problemas])),
  detalhe: Type.String(),
});
export type SyncProgress = Static<typeof Progress>;

const Uf = Type.Enum([...ufs]);

const ByFonte = Type.Object({ fonte: Fonte });
const OfLista = Type.Object({ lista: Type.Optional(Lista) });

export const fontesCalls = {
  list: endpoint('GET /api/fontes', {
    access: 'admin',
    summary: 'The sources of notices with their settings, progress and faults',
    reply: Type.Object({ fontes: Type.Array(FonteState) }),
  }),
  freshness: endpoint('GET /api/fontes/freshness', {
    access: 'signedIn',
    summary:
      'How fresh the notices, bills, contracts, atas and plans of each source are that is switched on or was read once, and what keeps one from being read',
    reply: Type.Object({ fontes: Type.Array(Freshness) }),
  }),
  change: endpoint('PATCH /api/fontes/:fonte', {
    access: 'admin',
    summary: 'Change the settings of a source, or switch it on or off; a running pass stops when it is switched off',
    params: ByFonte,
    body: Body(changes),
    reply: FonteState,
  }),
  read: endpoint('POST /api/fontes/:fonte/read', {
    access: 'admin',
    effect: 'changes',
    summary: 'Read a source now instead of at its next pass',
    params: ByFonte,
    reply: FonteState,
  }),
  days: endpoint('GET /api/fontes/:fonte/days', {
    access: 'admin',
    summary:
      'How complete each of the last 90 days is: notices, or records of the list “lista”, that the source announces beside those received and rejected',
    params: ByFonte,
    query: OfLista,
    reply: Type.Object({ dias: Type.Array(CheckedDia) }),
  }),
  sync: endpoint('POST /api/fontes/:fonte/sync', {
    access: 'admin',
    effect: 'changes',
    summary:
      'Read what came on these days at the next moment, also days before the first fill: notices and the lists that are switched on, only notices of one state if “uf” is given, or only one of the lists',
    params: ByFonte,
    body: Body({ de: Day(), ate: Day(), uf: Type.Optional(Uf), lista: Type.Optional(Lista) }),
    reply: Progress,
  }),
  progress: endpoint('GET /api/fontes/:fonte/sync', {
    access: 'admin',
    summary: 'How far the reading of these days is: lists to read, and records received of those announced so far',
    params: ByFonte,
    query: Type.Object({ de: Day(), ate: Day(), uf: Type.Optional(Uf), lista: Type.Optional(Lista) }),
    reply: Progress,
  }),
  fill: endpoint('POST /api/fontes/:fonte/days/:dia', {
    access: 'admin',
    effect: 'changes',
    summary: 'Read a day of the notices, or of the list “lista”, again at the next moment',
    params: Type.Object({ fonte: Fonte, dia: Day() }),
    query: OfLista,
    reply: Nothing,
  }),
};
