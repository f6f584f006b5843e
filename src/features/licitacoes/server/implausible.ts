// Estimated values that cannot be right: typing errors, mostly a quantity times a price in which both are the price
// (R$ 4,500 × 4,500 × 1,000). They are shown as the source says them, marked, and left out of sums: 18 of 15,981 real notices
// made 99.6 % of what all were worth. Migration 0042 marked those already kept by the same rule.
import type { Implausible } from '../entities.ts';
import type { LicitacoesTable } from './tables.ts';

/** No purchase in Brazil comes near: the largest concessions are some tens of billions. */
const LIMIT = 100_000_000_000;

/** Below this a slip changes no sum, and few items awarded out of many (registro de preços) may leave a large gap. */
const LEAST = 1_000_000;

/** The award is never a thousandth of a fair estimate; of those real notices, honest ones reach 360 at most, by awarding one item of many. */
const TIMES_AWARD = 1000;

/** Direct purchases that the law allows for small values alone; its highest bound, doubled for consortia, is about R$ 262,000. */
const smallOnly = new Set(['Lei 14.133/2021, Art. 75, I', 'Lei 14.133/2021, Art. 75, II']);

type Values = { valor_estimado?: number | null; valor_homologado?: number | null } & Pick<LicitacoesTable, 'amparo_legal'>;

/** Why the estimated value cannot be right; null where nothing speaks against it. */
export function whyImplausible({ valor_estimado, valor_homologado, amparo_legal }: Values): Implausible | null {
  if (!valor_estimado || valor_estimado < LEAST) return null;
  if (valor_estimado >= LIMIT) return 'limite';
  if (valor_homologado && valor_homologado > 0 && valor_estimado >= TIMES_AWARD * valor_homologado) return 'homologado';
  return valor_estimado > LEAST && smallOnly.has(amparo_legal) ? 'dispensa' : null;
}
