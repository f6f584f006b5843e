// Faults of fields of a body that its schema cannot find.
import { type Fault, type Language, type LocalizedText, Problem } from '#kit/errors.ts';

export const required: LocalizedText = { pt: 'é obrigatório', en: 'is required', fr: 'est obligatoire', de: 'ist erforderlich' };

/** A field, whether it is wrong, and why. */
export type FieldCheck = [path: string, isWrong: boolean, message: LocalizedText];

/** @param path within the body */
export function fieldFault(path: string, message: LocalizedText, language: Language): Fault {
  return { path: `body.${path}`, message: message[language] };
}

/** @throws {Problem} `validation` naming each wrong field */
export function refuseWrong(checks: readonly FieldCheck[], language: Language): void {
  const faults = checks.flatMap(([path, isWrong, message]) => (isWrong ? [fieldFault(path, message, language)] : []));
  if (faults.length > 0) throw new Problem('validation', undefined, faults);
}
