// The two accounts anybody may try the demo with; the login page shows them.
import type { FastifyRequest } from 'fastify';
import { type LocalizedText, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { keysOfAccount, type UsersTable } from './tables.ts';

type DemoAccount = Pick<UsersTable, 'full_name' | 'username' | 'email' | 'password' | 'role'>;

export const demoAccounts: readonly DemoAccount[] = [
  { full_name: 'Helena Prado', username: 'helena', email: 'admin@demo.com', password: 'admin', role: 'admin' },
  { full_name: 'Tiago Nunes', username: 'tiago', email: 'client@demo.com', password: 'client', role: 'subscriber' },
];

/**
 * Their passwords as they are kept. Everybody knows these, so a nonce that is the same everywhere gives nothing away; hashed at the start,
 * they would cost a quarter of a second, and 20 MB that the process does not give back.
 */
export const demoHashes: Readonly<Record<string, string>> = {
  admin: '$argon2id$v=19$m=19456,t=2,p=1$/eWqxZtFP5HMnCIu38hoxQ$JSohWHFNG4F5Hn6hRxd1HfirHxifIx9lNnsItF733yY',
  client: '$argon2id$v=19$m=19456,t=2,p=1$MOvUIm5r9nOi8ukfvM7TGQ$SB/FUr5BVk3XrkX+PCCleVPRF+VgVEol7kxvr9A54rc',
};

export async function seedAccounts(db: Queries): Promise<void> {
  const created_at = new Date().toISOString();
  const rows = demoAccounts.map((account) => ({
    ...account,
    password: demoHashes[account.password] as string,
    avatar: null,
    ability: null,
    is_demo: true,
    created_at,
    ...keysOfAccount({ ...account, company: '', country: '' }),
  }));
  await db.insertInto('users').values(rows).execute();
}

/** From where the demo accounts may sign in. */
export type DemoMode = 'off' | 'local' | 'public';

/** Whether an account is used by everybody: nobody may take it from the others by another password or a second step. */
export function isSharedAccount({ is_demo }: { is_demo: boolean }, demo: DemoMode): boolean {
  return demo === 'public' && is_demo;
}

/** Whether a request comes from where the demo accounts may be used. */
export type MayUseDemo = (request: FastifyRequest) => Promise<boolean>;

/** What the demonstration lets nobody do, lest what everybody knows opens a door that outlasts it. */
export type DemoGuard = {
  /** Whether demo accounts cannot sign in at all. */
  isOff: boolean;
  /** @throws {Problem} `forbidden` for a demo account, which belongs to everybody */
  mustNotBeDemo(account: { is_demo: boolean }): void;
  /** @throws {Problem} `forbidden` where every visitor administers, and must not let anybody in for good */
  mustNotGrantAccess(): void;
};

export function demoGuard(demo: DemoMode): DemoGuard {
  return {
    isOff: demo === 'off',
    mustNotBeDemo: ({ is_demo }) => {
      if (is_demo) throw new Problem('forbidden', shared);
    },
    mustNotGrantAccess: () => {
      if (demo === 'public') throw new Problem('forbidden', visitors);
    },
  };
}

const shared: LocalizedText = {
  pt: 'As contas de demonstração são compartilhadas: elas não podem ser excluídas, nem ter o e-mail, o papel, a situação ou a senha alterados.',
  en: 'Demo accounts are shared: their email address, role, status and password cannot be changed, and they cannot be deleted.',
  fr: 'Les comptes de démonstration sont partagés : leur adresse, leur rôle, leur statut et leur mot de passe ne peuvent pas être modifiés, et ils ne peuvent pas être supprimés.',
  de: 'Demokonten werden gemeinsam genutzt: Adresse, Rolle, Status und Passwort lassen sich nicht ändern, und sie lassen sich nicht löschen.',
};
const visitors: LocalizedText = {
  pt: 'Nesta demonstração pública, qualquer visitante é administrador: não é possível convidar pessoas, alterar e-mails nem dar acesso de administrador.',
  en: 'In this public demo, every visitor is an administrator: inviting people, changing email addresses and granting administrator access are not possible.',
  fr: "Dans cette démonstration publique, tout visiteur est administrateur : il n'est pas possible d'inviter, de changer une adresse ni de nommer un administrateur.",
  de: 'In dieser öffentlichen Demo ist jeder Besucher Administrator: Einladen, Adressen ändern und Administratoren ernennen sind deshalb nicht möglich.',
};
