// When the session of a notice begins.
import { NEVER } from '#kit/clock.ts';

/** A notice without end has `NEVER`. */
type Dates = { abertura: string | null; encerramento: string | null };

/**
 * PNCP's opening is when proposals begin; the session begins when they end (docs/decisions/0020), or, where no end is known, with the
 * opening. Of two dates the later one counts, as for the status of a notice.
 */
export function sessionOf({ abertura, encerramento }: Dates): string | null {
  const known = [abertura, encerramento].filter((at) => at !== null && at < NEVER);
  return known.toSorted().at(-1) ?? null;
}
