// What following needs to know of notices.
import type { NoticeFacts } from '#features/follow/server/things.ts';
import { situacoes } from '#features/licitacoes/codes.ts';
import { statusColumn, thisMoment } from '#features/licitacoes/server/status.ts';

export const noticeFacts: NoticeFacts = { status: (now) => statusColumn(thisMoment(now)), suspensa: situacoes.suspensa };
