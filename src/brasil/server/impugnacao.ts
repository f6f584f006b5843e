// Until when a notice may be challenged, and questions asked about it.
import { dayInBrasilia } from '#kit/clock.ts';
import { sessionOf } from '../sessao.ts';
import { businessDaysBefore } from './businessDays.ts';

/** Lei 14.133/2021, art. 164: until three business days before the session opens. */
const BUSINESS_DAYS = 3;
/** Dispensa, inexigibilidade and inaplicabilidade have no edital that could be contested. */
const withoutEdital = new Set([8, 9, 14]);

/** The last day (`2026-05-28`), also when it has passed; null without a session or an edital, or if it would be before the publication. */
export function lastDayForChallenges(notice: {
  publicacao: string;
  abertura: string | null;
  encerramento: string | null;
  modalidade_codigo: number;
}): string | null {
  const session = sessionOf(notice);
  if (!session || withoutEdital.has(notice.modalidade_codigo)) return null;
  const day = businessDaysBefore(dayInBrasilia(session), BUSINESS_DAYS);
  return day >= dayInBrasilia(notice.publicacao) ? day : null;
}
