// The two demo accounts; the login page shows them.
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
 * The password hashes. The passwords are public, so a constant nonce reveals nothing; hashing them at the start would cost a quarter
 * of a second, and 20 MB that the process does not release.
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

/** Whether all visitors share the account, so that its password and second step must not change. */
export function isSharedAccount({ is_demo }: { is_demo: boolean }, demo: DemoMode): boolean {
  return demo === 'public' && is_demo;
}

/** Whether a request may use the demo accounts. */
export type MayUseDemo = (request: FastifyRequest) => Promise<boolean>;

/** Demo accounts have public passwords: they are refused where the demonstration is not allowed. */
export async function isDemoRefused({ is_demo }: { is_demo: boolean }, mayUseDemo: MayUseDemo, request: FastifyRequest): Promise<boolean> {
  return is_demo && !(await mayUseDemo(request));
}

/** What the demonstration forbids, so that nobody gains access that outlasts it. */
export type DemoGuard = {
  /** Whether demo accounts cannot sign in at all. */
  isOff: boolean;
  /** @throws {Problem} `forbidden` for a demo account, which all visitors share */
  mustNotBeDemo(account: { is_demo: boolean }): void;
  /** @throws {Problem} `forbidden` if every visitor is an admin, and must not grant lasting access */
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
  fr: 'Dans cette démonstration publique, tout visiteur est administrateur : il n’est pas possible d’inviter, de changer une adresse ni de nommer un administrateur.',
  de: 'In dieser öffentlichen Demo ist jeder Besucher Administrator: Einladen, Adressen ändern und Administratoren ernennen sind deshalb nicht möglich.',
};
