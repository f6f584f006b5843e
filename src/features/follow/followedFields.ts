// Fields of followed items, by their names in the history.
import { licitacaoFields } from '#features/licitacoes/fields.ts';
import { projetoFields } from '#features/projetosDeLei/fields.ts';
import { type Field, fieldsByChange } from '#kit/recordFields.ts';
import type { FollowKind } from './contract.ts';

export const followedFields: Record<FollowKind, ReadonlyMap<string, Field<string, string>>> = {
  licitacao: fieldsByChange(licitacaoFields),
  projeto: fieldsByChange(projetoFields),
};
