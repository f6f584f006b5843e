import { keysOfAccount } from '#features/auth/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { buscaOf } from '#kit/server/text/contains.ts';
import { fold } from '#kit/server/text/fold.ts';
import { demoPeople } from './demoPeople.ts';

const DAY_MS = 86_400_000;
/** Interval between two sign-ups, spread over about a year. */
const EVERY_DAYS = 7;

/** List data of the demo accounts, in their order. */
const ofAccounts = [
  { company: 'Certame', country: 'Brasil', contact: '(61) 5550-0100', current_plan: 'enterprise' },
  { company: 'Papelaria Horizonte', country: 'Brasil', contact: '(11) 5550-0101', current_plan: 'team' },
] as const;

/** Whether the demo users were seeded; some may have been removed since. */
export async function hasDemoPeople(db: Queries): Promise<boolean> {
  const usernames = demoPeople.map(({ username }) => username);
  const one = await db.selectFrom('users').select('id').where('username', 'in', usernames).limit(1).executeTakeFirst();
  return one !== undefined;
}

/** Seeds users, and the list data of the accounts with these addresses. Skips names that are taken. */
export async function seedPeople(db: Queries, emails: readonly string[]): Promise<void> {
  const now = Date.now();
  const rows = demoPeople.map(({ name: full_name, plan: current_plan, ...person }, place) => {
    const names = { full_name, username: person.username, email: `${person.username.replaceAll('_', '.')}@${domainOf(person.company)}` };
    const created_at = new Date(now - (demoPeople.length - place) * EVERY_DAYS * DAY_MS).toISOString();
    return {
      ...person,
      ...names,
      current_plan,
      created_at,
      password: '',
      avatar: null,
      ability: null,
      ...keysOfAccount({ ...person, ...names }),
    };
  });
  await db
    .insertInto('users')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const [place, listed] of ofAccounts.entries())
    await db
      .updateTable('users')
      .set({
        ...listed,
        company_key: buscaOf(listed.company),
        country_key: buscaOf(listed.country),
        created_at: new Date(now - (demoPeople.length + 1) * EVERY_DAYS * DAY_MS).toISOString(),
      })
      .where('email', '=', emails[place] ?? '')
      .where('company', '=', '')
      .execute();
}

/** A reserved example domain: `lavrada.example.com`. */
function domainOf(company: string): string {
  const words = fold(company).match(/[a-z]{4,}/g) ?? [];
  return `${words.at(-1)}.example.com`;
}
