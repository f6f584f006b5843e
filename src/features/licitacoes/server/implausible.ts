// Implausible estimated values: mostly typing errors, a quantity times a price in which both are the price (R$ 4,500 × 4,500 × 1,000). They
// are shown as the source has them, marked, and excluded from sums: 18 of 15,981 real notices made 99.6 % of the total value. Migration
// 0042 applied the same rule to existing notices.
import type { Implausible } from '../entities.ts';
import type { LicitacoesTable } from './tables.ts';

/** No purchase in Brazil is near it: the largest concessions are some tens of billions. */
const LIMIT = 100_000_000_000;

/** Below this an error hardly changes sums, and partial awards (registro de preços) may leave a large gap. */
const LEAST = 1_000_000;

/**
 * An award is never a thousandth of a correct estimate; correct ones among those notices reach a factor of 360 at most, by awarding one
 * item of many.
 */
const TIMES_AWARD = 1000;

/** Direct purchases allowed only for small values; the highest limit, doubled for consortia, is about R$ 262,000. */
const smallOnly = new Set(['Lei 14.133/2021, Art. 75, I', 'Lei 14.133/2021, Art. 75, II']);

type Values = { valor_estimado?: number | null; valor_homologado?: number | null } & Pick<LicitacoesTable, 'amparo_legal'>;

/** Why the estimated value is implausible; null when it is plausible. */
export function whyImplausible({ valor_estimado, valor_homologado, amparo_legal }: Values): Implausible | null {
  if (!valor_estimado || valor_estimado < LEAST) return null;
  if (valor_estimado >= LIMIT) return 'limite';
  if (valor_homologado && valor_homologado > 0 && valor_estimado >= TIMES_AWARD * valor_homologado) return 'homologado';
  return valor_estimado > LEAST && smallOnly.has(amparo_legal) ? 'dispensa' : null;
}
