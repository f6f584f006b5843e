// Which release it is, and of when: one id has one content, and the same content has the same id.
import { hash } from 'node:crypto';
import { type Phase, phaseOf } from '../../../phase.ts';
import type { Exported } from '../../list/queries.ts';
import type { Details } from './details.ts';

/** A release's own id: the notice, and a digest of what the release says. */
export function identified<Release extends object>(controle: string, release: Release): Release & { id: string } {
  return { ...release, id: `${controle}-${hash('sha256', JSON.stringify(release), 'hex').slice(0, DIGITS)}` };
}
const DIGITS = 16;

/**
 * When what a release says last changed: at the source, by an import or by hand, by a result, or as time went by. Never in the future.
 * @param awarded the dates of its awards
 */
export function releaseDate(row: Exported, details: Details, awarded: readonly (string | undefined)[], now: string): string {
  const known = [details.atualizacao, details.alterada_em, statusSince(phaseOf(row, now), row, details), ...awarded];
  return known.reduce<string>((latest, at) => (at && at > latest && at <= now ? at : latest), row.publicacao);
}

/** When the status changed by itself; null if it did not. */
function statusSince(phase: Phase, { abertura }: Exported, { encerrada, referencia }: Details): string | null {
  if (phase === 'recebendo' || phase === 'julgamento') return abertura;
  if (phase !== 'encerrada' || encerrada) return null;
  const closed = new Date(referencia);
  closed.setUTCFullYear(closed.getUTCFullYear() + 1);
  return closed.toISOString();
}
