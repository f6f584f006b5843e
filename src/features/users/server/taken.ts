// An e-mail address and a username belong to one account each, however they are spelt.
import { type Fault, type Language, Problem, type Titles } from '#kit/errors.ts';
import { isLike, likePart } from '#kit/server/contains.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { ofPresent } from './queries.ts';

const words = {
  email: {
    pt: 'este e-mail já pertence a outra conta',
    en: 'this e-mail address belongs to another account already',
    fr: 'cette adresse appartient déjà à un autre compte',
    de: 'diese E-Mail-Adresse gehört schon zu einem anderen Konto',
  },
  username: {
    pt: 'este nome de usuário já pertence a outra conta',
    en: 'this username belongs to another account already',
    fr: "ce nom d'utilisateur appartient déjà à un autre compte",
    de: 'dieser Benutzername gehört schon zu einem anderen Konto',
  },
} as const satisfies Record<string, Titles>;

type Names = { email?: string | undefined; username?: string | undefined };

export async function findTaken(db: Queries, { email, username }: Names, self: number | null, language: Language): Promise<Fault[]> {
  const others = ofPresent(db).$if(self !== null, (query) => query.where('id', '<>', self as number));
  const fault = (field: keyof typeof words) => ({ path: `body.${field}`, message: words[field][language] });
  const isEmailTaken = email !== undefined && (await others.select('id').where('email', '=', email).executeTakeFirst());
  const isUsernameTaken = username !== undefined && (await findSimilar(others, username)).some((other) => isSame(other, username));
  return [...(isEmailTaken ? [fault('email')] : []), ...(isUsernameTaken ? [fault('username')] : [])];
}

/** @throws {Problem} `validation` where one of them belongs to another account */
export async function mustBeFree(db: Queries, names: Names, self: number | null, language: Language): Promise<void> {
  const faults = await findTaken(db, names, self, language);
  if (faults.length > 0) throw new Problem('validation', undefined, faults);
}

/** Databases know small and capital letters of ASCII alone, so they find by the folded line, which knows no accents either. */
async function findSimilar(others: ReturnType<typeof ofPresent>, username: string): Promise<string[]> {
  const rows = await others
    .select('username')
    .where((user) => isLike(user.ref('busca'), `%\n${likePart(username)}\n%`))
    .execute();
  return rows.map((row) => row.username);
}

function isSame(one: string, other: string): boolean {
  return one.normalize().toLowerCase() === other.normalize().toLowerCase();
}
