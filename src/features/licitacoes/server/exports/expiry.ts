import { KEPT_HOURS } from '../../exports.ts';

/** Until when a job that ends at this moment is kept. */
export function expiryFrom(moment: Date): string {
  return new Date(moment.getTime() + KEPT_HOURS * 3_600_000).toISOString();
}
