// The checklist of an offer, and the entries that checklists begin with.
import { endpoint } from '#kit/contract.ts';
import { Body, Day, Id, Instant, Line, Name, Nothing, Nullable, type Static, Type, Version } from '#kit/schema.ts';
import { Conflito, Pessoa } from './entities.ts';

/** Kinds of documents of habilitação, and the offer itself. */
export const grupos = ['juridica', 'fiscal', 'tecnica', 'economica', 'proposta'] as const;
export const Grupo = Type.Enum(grupos);
export type Grupo = Static<typeof Grupo>;

export const checklistLimits = { titulo: 200, documento: 500, entradas: 200 } as const;

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
});
export type Entrada = Static<typeof Entrada>;

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
    reply: Type.Object({ entradas: Type.Array(Entrada) }),
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
