// Makes a person responsible for many notices at once: for the running offers for them, and new ones where there is none.
import { endpoint } from '#kit/contract.ts';
import { mostAtOnce } from '#kit/mostAtOnce.ts';
import { Body, Id, type Static, Type, Version } from '#kit/schema.ts';

const Assigned = { proposta: Id(), version: Version() };

export const assign = {
  assignMany: endpoint('PUT /api/propostas/responsavel', {
    access: 'signedIn',
    summary:
      'Make a person responsible for several notices, in one step: for the running offer that the caller may change, or a new one. Notices that are not there, have this person already, or an offer that the caller may only read or that the person does not see (only its owner shares it), are skipped; “before” undoes the rest',
    body: Body({ licitacoes: Type.Array(Id(), { minItems: 1, maxItems: mostAtOnce }), responsavel: Id() }),
    reply: Type.Object({
      done: Type.Integer(),
      /** How many of them are new offers. */
      created: Type.Integer(),
      skipped: Type.Array(Type.Object({ licitacao: Type.Integer(), why: Type.Enum(['missing', 'same', 'readOnly', 'notShared']) })),
      before: Type.Array(Type.Object(Assigned)),
    }),
  }),
  undoAssign: endpoint('POST /api/propostas/responsavel/undo', {
    access: 'signedIn',
    effect: 'changes',
    summary:
      'Give offers back to who was responsible before the caller’s last change, and delete those that it began. Offers that a user changed since then are skipped; for ten minutes',
    body: Body({ before: Type.Array(Body(Assigned), { minItems: 1, maxItems: mostAtOnce }) }),
    reply: Type.Object({
      done: Type.Integer(),
      skipped: Type.Array(Type.Object({ proposta: Type.Integer(), why: Type.Enum(['missing', 'changed']) })),
    }),
  }),
};
export type AssignReply = Static<(typeof assign)['assignMany']['reply']>;
export type UndoReply = Static<(typeof assign)['undoAssign']['reply']>;
