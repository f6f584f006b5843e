import type { Fault, Language } from '#kit/errors.ts';
import { Problem } from '#kit/errors.ts';
import { asProblem } from '#kit/server/http/validation.ts';

/** Earlier and later instants are clamped: such a query asks for everything, and databases need not support them. */
const [FIRST, LAST] = [Date.UTC(1000, 0, 1), Date.UTC(9999, 11, 31)];

/** Parses an instant from the address for queries. @throws {Problem} `validation` for an invalid one (a leap second) */
export function readInstant(text: string, path: string, language: Language): string {
  const at = new Date(text).getTime();
  if (Number.isNaN(at)) throw new Problem('validation', undefined, faultOf(path, 'format', { format: 'date-time' }, language));
  return new Date(Math.min(Math.max(at, FIRST), LAST)).toISOString();
}

function faultOf(path: string, keyword: string, params: Record<string, unknown>, language: Language): Fault[] | undefined {
  const [part = '', ...names] = path.split('.');
  return asProblem([{ keyword, instancePath: ['', ...names].join('/'), params }], part, language).faults;
}
