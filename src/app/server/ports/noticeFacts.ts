// What the follow feature needs from notices.
import type { NoticeFacts } from '#features/follow/server/followedItems.ts';
import { siglas, situacoes } from '#features/licitacoes/codes.ts';
import { phaseOf } from '#features/licitacoes/phase.ts';
import { statusColumn, thisMoment } from '#features/licitacoes/server/status.ts';

export const noticeFacts: NoticeFacts = {
  status: (now) => statusColumn(thisMoment(now)),
  phase: phaseOf,
  sigla: (modalidade) => siglas[modalidade as keyof typeof siglas] ?? String(modalidade),
  suspensa: situacoes.suspensa,
};
