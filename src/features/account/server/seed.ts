import type { Queries } from '#kit/server/database/database.ts';

/** Settings of the demo accounts, in their order. The numbers and addresses are invented. */
const settings = [
  {
    dob: '1984-03-17',
    phone: '+55 (61) 5550-0100',
    links: { linkedIn: 'https://www.linkedin.com/in/helena-prado-exemplo', instagram: 'https://www.instagram.com/helena.prado.exemplo' },
    flags: { productUpdates: true },
  },
  {
    dob: '1991-11-02',
    phone: '+55 (11) 5550-0101',
    links: { linkedIn: 'https://www.linkedin.com/in/tiago-nunes-exemplo', twitter: 'https://x.com/tiagonunes_exemplo' },
    flags: { followMe: false, blogDigest: true },
  },
] as const;

/** Seeds the settings of the accounts with these addresses, unless they have some. */
export async function seedSettings(db: Queries, emails: readonly string[]): Promise<void> {
  for (const [place, { dob, phone, links, flags }] of settings.entries()) {
    const account = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', emails[place] ?? '')
      .executeTakeFirst();
    if (!account) continue;
    const row = { dob, phone, social_links: JSON.stringify(links) as never, notification_flags: JSON.stringify(flags) as never };
    await db
      .insertInto('profiles')
      .values({ user_id: account.id, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row).where('profiles.dob', 'is', null))
      .execute();
  }
}
