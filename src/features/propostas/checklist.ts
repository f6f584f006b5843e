// The checklist of an offer, and the entries that checklists begin with.
import { endpoint } from '#kit/contract.ts';
import { Body, Day, Id, Instant, Line, Name, Nothing, Nullable, SearchText, type Static, Type, Version } from '#kit/schema.ts';
import { ShownFile } from '#kit/shownFile.ts';
import { Conflito, Pessoa } from './entities.ts';

/** Kinds of documents of habilitação, and the offer itself. */
export const grupos = ['juridica', 'fiscal', 'tecnica', 'economica', 'proposta'] as const;
export const Grupo = Type.Enum(grupos);
export type Grupo = Static<typeof Grupo>;

export const checklistLimits = { titulo: 200, documento: 500, entradas: 200 } as const;

/**
 * How a document stands on the day of the session: valid then; valid now, but not until then; expired; issued later; or, since no session
 * is known, not expired today.
 */
const situacoes = ['valida', 'venceAntes', 'vencida', 'depois', 'semSessao'] as const;
const Situacao = Type.Enum(situacoes);
export type Situacao = Static<typeof Situacao>;

const ArquivoLigado = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  url: Type.String(),
  bytes: Type.Integer(),
  shown: Nullable(ShownFile),
});
export type ArquivoLigado = Static<typeof ArquivoLigado>;

/**
 * A document of the vault, as it stands on the day of the session. `comprova`: a certificate of the kind that is asked for, which proves as long
 * as it is valid. Whether anything else meets the requirement, such as an atestado or a registration, a person has to say.
 */
export const CertidaoLigada = Type.Object({
  id: Type.Integer(),
  nome: Type.String(),
  /** Null: does not expire. */
  vence_em: Nullable(Day()),
  situacao: Situacao,
  comprova: Type.Boolean(),
  arquivo: Nullable(ArquivoLigado),
});
export type CertidaoLigada = Static<typeof CertidaoLigada>;

export const Entrada = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  grupo: Grupo,
  titulo: Type.String(),
  prazo: Nullable(Day()),
  feito_em: Nullable(Instant()),
  feito_por: Nullable(Pessoa),
  /** What proves it: the name or the address of a document. */
  documento: Type.String(),
  /** The document of the vault that proves it; null while that one is deleted. */
  certidao: Nullable(CertidaoLigada),
});
export type Entrada = Static<typeof Entrada>;

/** Whether a document will not do on the day of the session. Without a session nothing is said of that day. */
export function isInvalid({ situacao }: Pick<CertidaoLigada, 'situacao'>): boolean {
  return situacao !== 'valida' && situacao !== 'semSessao';
}

/**
 * Whether a document proves the entry, which then needs no tick: a certificate that is valid on the day of the session. No document of the vault
 * proves what is about the offer itself.
 */
export function isProven({ grupo, certidao }: Pick<Entrada, 'grupo' | 'certidao'>): boolean {
  return grupo !== 'proposta' && certidao !== null && certidao.comprova && certidao.situacao === 'valida';
}

/** Whether a person has to say that the document meets the requirement, by ticking the entry. */
export function isToConfirm({ feito_em, certidao }: Pick<Entrada, 'feito_em' | 'certidao'>): boolean {
  return feito_em === null && certidao !== null && !certidao.comprova && !isInvalid(certidao);
}

/** Whether the entry is ticked, or a document proves it. */
export function isDone(entry: Pick<Entrada, 'grupo' | 'feito_em' | 'certidao'>): boolean {
  return entry.feito_em !== null || isProven(entry);
}

/** An entry without a document, and the one of the vault that its title asks for. */
export const Sugestao = Type.Object({
  entrada: Type.Integer(),
  version: Type.Integer(),
  titulo: Type.String(),
  certidao: CertidaoLigada,
});
export type Sugestao = Static<typeof Sugestao>;

export const Modelo = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  grupo: Grupo,
  titulo: Type.String(),
  /** Due so many days before the session. */
  dias: Nullable(Type.Integer()),
  /** Still the product's text, in the user's language. */
  isTranslated: Type.Boolean(),
});
export type Modelo = Static<typeof Modelo>;

const titulo = () => Name({ minLength: 1, maxLength: checklistLimits.titulo });
const dias = () => Nullable(Type.Integer({ minimum: 0, maximum: 365 }));
const ById = Type.Object({ id: Id() });
const OfEntry = Type.Object({ id: Id(), entrada: Id() });

export const checklist = {
  listEntries: endpoint('GET /api/propostas/:id/checklist', {
    access: 'signedIn',
    summary: 'The checklist of an offer, by group',
    params: ById,
    reply: Type.Object({
      entradas: Type.Array(Entrada),
      /** The day of the session, in Brasília. */
      sessao: Nullable(Day()),
    }),
  }),
  findCertidoes: endpoint('GET /api/propostas/:id/certidoes', {
    access: 'signedIn',
    summary: 'Documents of the vault to link, by name, number or issuer, as they stand on the day of the session',
    params: ById,
    query: Type.Object({ q: SearchText() }),
    reply: Type.Object({ certidoes: Type.Array(CertidaoLigada) }),
  }),
  suggestCertidoes: endpoint('GET /api/propostas/:id/checklist/sugestoes', {
    access: 'signedIn',
    summary: 'Entries without a document, each with the one of the vault whose kind or name its title has',
    params: ById,
    reply: Type.Object({ sugestoes: Type.Array(Sugestao) }),
  }),
  linkCertidoes: endpoint('PUT /api/propostas/:id/checklist/certidoes', {
    access: 'signedIn',
    effect: 'changes',
    summary:
      'Link several entries to documents of the vault, all or none; 409 with the others’ changes if one has changed since its version',
    params: ById,
    body: Body({
      ligacoes: Type.Array(Body({ entrada: Id(), version: Version(), certidao: Id() }), {
        minItems: 1,
        maxItems: checklistLimits.entradas,
      }),
    }),
    reply: Type.Object({ ligadas: Type.Integer() }),
    others: { 409: Conflito },
  }),
  zipCertidoes: endpoint('GET /api/propostas/:id/checklist/zip', {
    access: 'signedIn',
    summary:
      'The files of the linked documents as a ZIP file, numbered in the order of the checklist, with an index: of the issues that are valid on the day of the session, or else the latest',
    params: ById,
    reply: 'application/zip',
  }),
  beginChecklist: endpoint('POST /api/propostas/:id/checklist/modelo', {
    access: 'signedIn',
    summary: 'Add the template’s entries that the checklist does not have, due before the session',
    params: ById,
    reply: Nothing,
  }),
  addEntry: endpoint('POST /api/propostas/:id/checklist', {
    access: 'signedIn',
    summary: 'Add an entry to the checklist of an offer',
    params: ById,
    body: Body({ grupo: Grupo, titulo: titulo(), prazo: Type.Optional(Nullable(Day())) }),
    reply: Type.Object({ id: Type.Integer() }),
    status: 201,
  }),
  updateEntry: endpoint('PUT /api/propostas/:id/checklist/:entrada', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Change an entry, or mark it as done; 409 with the others’ changes if made on an old version',
    params: OfEntry,
    body: Body({
      version: Version(),
      titulo: Type.Optional(titulo()),
      prazo: Type.Optional(Nullable(Day())),
      feito: Type.Optional(Type.Boolean()),
      documento: Type.Optional(Line({ maxLength: checklistLimits.documento })),
      /** A document of the vault; null for none. */
      certidao: Type.Optional(Nullable(Id())),
    }),
    reply: Entrada,
    others: { 409: Conflito },
  }),
  removeEntry: endpoint('DELETE /api/propostas/:id/checklist/:entrada', {
    access: 'signedIn',
    summary: 'Remove an entry; it can be restored for ten minutes',
    params: OfEntry,
    reply: Nothing,
  }),
  restoreEntry: endpoint('POST /api/propostas/:id/checklist/:entrada/restore', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Restore an entry that was removed less than ten minutes ago',
    params: OfEntry,
    reply: Nothing,
  }),
  listModelos: endpoint('GET /api/propostas/modelos', {
    access: 'signedIn',
    summary: 'The entries that checklists begin with',
    reply: Type.Object({ modelos: Type.Array(Modelo) }),
  }),
  addModelo: endpoint('POST /api/propostas/modelos', {
    access: 'admin',
    summary: 'Add an entry to the template',
    body: Body({ grupo: Grupo, titulo: titulo(), dias: dias() }),
    reply: Type.Object({ id: Type.Integer() }),
    status: 201,
  }),
  updateModelo: endpoint('PUT /api/propostas/modelos/:id', {
    access: 'admin',
    effect: 'changes',
    summary: 'Change an entry of the template',
    params: ById,
    body: Body({ version: Version(), grupo: Grupo, titulo: titulo(), dias: dias() }),
    reply: Nothing,
  }),
  removeModelo: endpoint('DELETE /api/propostas/modelos/:id', {
    access: 'admin',
    summary: 'Remove an entry of the template; it can be restored for ten minutes',
    params: ById,
    reply: Nothing,
  }),
  restoreModelo: endpoint('POST /api/propostas/modelos/:id/restore', {
    access: 'admin',
    effect: 'changes',
    summary: 'Restore an entry of the template that was removed less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
};
