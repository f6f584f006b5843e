// Lines that users submit in forms, cleaned for storage.
import type { Language } from '#kit/errors.ts';
import { asProblem } from '../http/validation.ts';
import { clean } from '../records/fields.ts';

/** Text on one line. @throws {Problem} `validation` if nothing of it is visible */
export function readLine(field: string, given: string, language: Language): string {
  const line = toSingleLine(given);
  if (line === '') throw asProblem([{ keyword: 'required', instancePath: `/${field}` }], 'body', language);
  return line;
}

/** For file names, which users have not chosen here: cleaned where typed names would be refused. */
export function toSingleLine(given: string): string {
  return clean(given).replace(/\n/g, ' ');
}
