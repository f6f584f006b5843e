// E-mail addresses and usernames are unique, ignoring case.
import { findTakenNames } from '#features/auth/server/tables.ts';
import { type Fault, type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';

const words = {
  email: {
    pt: 'este e-mail já pertence a outra conta',
    en: 'this email address already belongs to another account',
    fr: 'cette adresse appartient déjà à un autre compte',
    de: 'diese E-Mail-Adresse gehört schon zu einem anderen Konto',
  },
  username: {
    pt: 'este nome de usuário já pertence a outra conta',
    en: 'this username already belongs to another account',
    fr: 'ce nom d’utilisateur appartient déjà à un autre compte',
    de: 'dieser Benutzername gehört schon zu einem anderen Konto',
  },
} as const satisfies Record<string, LocalizedText>;

type Names = { email?: string | undefined; username?: string | undefined };

/** Faults for names that belong to another account. */
export async function findTakenFaults(db: Queries, names: Names, self: number | null, language: Language): Promise<Fault[]> {
  const taken = await findTakenNames(db, names, self);
  const fields = (['email', 'username'] as const).filter((field) => taken[field]);
  return fields.map((field) => ({ path: `body.${field}`, message: words[field][language] }));
}

/** @throws {Problem} `validation` if a name belongs to another account */
export async function mustHaveFreeNames(db: Queries, names: Names, self: number | null, language: Language): Promise<void> {
  const faults = await findTakenFaults(db, names, self, language);
  if (faults.length > 0) throw new Problem('validation', undefined, faults);
}
