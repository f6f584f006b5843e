// Documents to hand in: the proposal, and the office's own texts of it.
import { empresaFields } from '#features/empresa/contract.ts';
import { endpoint } from '#kit/contract.ts';
import { Body, Default, Nothing, type Static, Type } from '#kit/schema.ts';
import { formatos, TextosDoModelo, termosDaProposta, textosDoModelo } from './entities.ts';

/** `version` is 0 for the product's own texts. */
export const Modelo = Type.Object({ ...textosDoModelo, version: Type.Integer() });
export type Modelo = Static<typeof Modelo>;

export const documentos = {
  proposta: endpoint('POST /api/documentos/proposta', {
    access: 'signedIn',
    heavy: 'document',
    effect: 'reads',
    summary:
      'A proposal as PDF or DOCX, in Portuguese: the office’s texts around a table of the items, amounts in figures and words. Without empresa and modelo those of the office; nothing is stored',
    query: Type.Object({ formato: Default(Type.Enum([...formatos]), 'pdf') }),
    body: Body({
      ...termosDaProposta,
      empresa: Type.Optional(Type.Object(empresaFields, { additionalProperties: false })),
      modelo: Type.Optional(TextosDoModelo),
    }),
    bodyLimit: 4_000_000,
    reply: 'application/octet-stream',
  }),
  readModelo: endpoint('GET /api/documentos/modelos/proposta', {
    access: 'signedIn',
    summary: 'The texts of the office before and after the table of a proposal',
    reply: Modelo,
  }),
  saveModelo: endpoint('PUT /api/documentos/modelos/proposta', {
    access: 'admin',
    effect: 'changes',
    summary: 'Change these texts, unless they have changed since that version; unknown placeholders are refused',
    body: Body({ ...textosDoModelo, version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
    reply: Modelo,
  }),
  resetModelo: endpoint('DELETE /api/documentos/modelos/proposta', {
    access: 'admin',
    summary: 'Go back to the product’s own texts',
    reply: Nothing,
  }),
};
