// The validity of contracts and atas: in force, about to end, ended.
import type { LocalizedText } from '#kit/errors.ts';

/** What lists are filtered by. `vence90` and `vence30`: in force, and over within so many days. */
export const vigencias = ['vigente', 'vence90', 'vence30', 'encerrada'] as const;
export type Vigencia = (typeof vigencias)[number];

/** How a record stands today; `futura`: not begun. */
export type VigenciaState = Vigencia | 'futura' | 'cancelada';

export type Validity = { vigencia_inicio: string | null; vigencia_fim: string | null; cancelada?: boolean };

/** Days before its end from which a record counts as about to end: a new one will be bought soon. */
export const soonDays = { vence30: 30, vence90: 90 } as const;

export const vigenciaNames: Record<VigenciaState, LocalizedText> = {
  vigente: { pt: 'Vigente', en: 'In force', fr: 'En vigueur', de: 'In Kraft' },
  vence90: { pt: 'Vence em 90 dias', en: 'Ends in 90 days', fr: 'Expire sous 90 jours', de: 'Endet in 90 Tagen' },
  vence30: { pt: 'Vence em 30 dias', en: 'Ends in 30 days', fr: 'Expire sous 30 jours', de: 'Endet in 30 Tagen' },
  encerrada: { pt: 'Encerrada', en: 'Ended', fr: 'Terminé', de: 'Beendet' },
  futura: { pt: 'A iniciar', en: 'Not begun', fr: 'À venir', de: 'Noch nicht begonnen' },
  cancelada: { pt: 'Cancelada', en: 'Cancelled', fr: 'Annulé', de: 'Aufgehoben' },
};

/** A day that is `days` later: `2026-07-01`. */
export function dayLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** How a record stands on the day `today`. Without an end it stays in force. */
export function vigenciaOf({ vigencia_inicio, vigencia_fim, cancelada }: Validity, today: string): VigenciaState {
  if (cancelada) return 'cancelada';
  if (vigencia_fim !== null && vigencia_fim < today) return 'encerrada';
  if (vigencia_inicio !== null && vigencia_inicio > today) return 'futura';
  if (vigencia_fim === null || vigencia_fim > dayLater(today, soonDays.vence90)) return 'vigente';
  return vigencia_fim > dayLater(today, soonDays.vence30) ? 'vence90' : 'vence30';
}
