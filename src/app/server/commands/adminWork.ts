// What the commands of npm run admin do: the calls of the web, and what they print.

import { accountAccess } from '#features/auth/commandContract.ts';
import { keys, twoStepOf } from '#features/auth/contract.ts';
import { type ListedMail, outbox } from '#features/outbox/contract.ts';
import { accountCommands, type ListedAccount } from '#features/users/commandContract.ts';
import { type Permission, users } from '#features/users/contract.ts';
import { roles } from '#features/users/listQuery.ts';
import { roleNames } from '#kit/accountNames.ts';
import { type Language, problems } from '#kit/errors.ts';
import { permissionsOf } from '../ports/permissions.ts';
import type { AdminTexts } from './adminTexts.ts';
import { ServerProblem } from './callServer.ts';
import { roleWords } from './roleWords.ts';
import type { Call } from './serverCalls.ts';
import { plain, textTable } from './textTable.ts';

export type Role = (typeof roles)[number];
export type Speech = { language: Language; texts: AdminTexts };
/** `answer` is printed with --json, otherwise `text`. */
export type Shown = { answer?: object | undefined; text: string };
/** Work with the server's calls; `alone`: it needs none. */
export type AdminWork = ((call: Call, speech: Speech) => Promise<Shown>) | { alone(speech: Speech): Shown };

/** How many mails are listed. */
const MAILS = 100;

export const adminWork = {
  /** The first administrator; the link is shown only here. */
  inviteAdmin:
    (email: string): AdminWork =>
    async (call, { language, texts }) => {
      const answer = await call(keys.inviteAdmin, { body: { email } });
      const { link, expires_at } = answer;
      return { answer, text: link && expires_at ? texts.link(link, inWords(expires_at, language)) : texts.administers(email) };
    },
  list:
    (q: string): AdminWork =>
    async (call, speech) => {
      const accounts: ListedAccount[] = [];
      for (let page = 1; ; page++) {
        const part = await call(accountCommands.list, { query: { q, page } });
        accounts.push(...part.accounts);
        if (part.accounts.length === 0 || accounts.length >= part.total) break;
      }
      return { answer: { accounts }, text: tableOfAccounts(accounts, speech) };
    },
  invite:
    (email: string, role?: Role): AdminWork =>
    async (call, { language, texts }) => {
      const answer = await call(accountCommands.invite, { body: { email, ...(role && { role }) } });
      return { answer, text: texts.invited(email, answer.link, inWords(answer.expires_at, language)) };
    },
  resetPassword:
    (email: string, signOut: boolean): AdminWork =>
    async (call, { language, texts }) => {
      const { id } = await findAccount(call, email, texts);
      const answer = await call(accountAccess.makePasswordLink, { params: { id }, body: { signOut } });
      return { answer, text: texts.passwordLink(email, answer.link, inWords(answer.expires_at, language)) };
    },
  resetSecondStep: (email: string) =>
    ofAccount(email, async (call, id, texts) => {
      await call(twoStepOf.end, { params: { id } });
      return { text: texts.noTwoStep(email) };
    }),
  unlock: (email: string) =>
    ofAccount(email, async (call, id, texts) => {
      const answer = await call(accountAccess.unlock, { params: { id } });
      return { answer, text: answer.count > 0 ? texts.unlocked(email) : texts.wasNotLocked(email) };
    }),
  changeRole: (email: string, role: Role) =>
    ofAccount(email, async (call, id, texts) => {
      const answer = await call(users.edit, { params: { id }, body: { role } });
      return { answer, text: texts.hasRole(email, answer.user.role) };
    }),
  disable: (email: string) =>
    ofAccount(email, async (call, id, texts) => {
      const answer = await call(users.edit, { params: { id }, body: { status: 'inactive' } });
      return { answer, text: texts.hasStatus(email, texts.status[answer.user.status]) };
    }),
  /** An account that waits for the answer to its invitation goes on waiting. */
  enable:
    (email: string): AdminWork =>
    async (call, { texts }) => {
      const { id, status } = await findAccount(call, email, texts);
      const body = status === 'inactive' ? { status: 'active' as const } : {};
      const answer = await call(users.edit, { params: { id }, body });
      return { answer, text: texts.hasStatus(email, texts.status[answer.user.status]) };
    },
  signOut: (email: string) =>
    ofAccount(email, async (call, id, texts) => {
      const answer = await call(accountAccess.endSessions, { params: { id } });
      return { answer, text: texts.ended(email, String(answer.count)) };
    }),
  outbox:
    (q: string, failed: boolean): AdminWork =>
    async (call, speech) => {
      const answer = await call(outbox.list, { query: { q, perPage: MAILS, ...(failed && { state: ['failed' as const] }) } });
      return { answer, text: tableOfMails(answer, speech) };
    },
  showMail:
    (number: string): AdminWork =>
    async (call, { language, texts }) => {
      const answer = await orNoMail(number, texts, call(outbox.show, { params: { id: Number(number) } }));
      const { columns, state } = texts;
      const head = [
        [columns.recipient, answer.name ? `${answer.name} <${answer.recipient}>` : answer.recipient],
        [columns.when, inWords(answer.created_at, language)],
        [columns.status, state[answer.state]],
        ...(answer.error ? [[columns.error, answer.error]] : []),
        ...(answer.subject ? [[columns.subject, answer.subject]] : []),
      ].map(([name, value]) => `${name}: ${value}`);
      const body = answer.text ?? (answer.writtenBy ? texts.isPrivate : texts.isErased);
      // Control characters could act on a terminal.
      return { answer, text: `${head.map(plain).join('\n')}\n\n${body.trimEnd().split('\n').map(plain).join('\n')}` };
    },
  sendMail:
    (number: string): AdminWork =>
    async (call, { texts }) => {
      const id = Number(number);
      await orNoMail(number, texts, call(outbox.retry, { params: { id } }));
      const { hasServer } = await call(outbox.list, { query: { perPage: 1 } });
      return { answer: { id, hasServer }, text: hasServer ? texts.queued(number) : texts.noServer };
    },
  roles: (): AdminWork => ({ alone: tableOfRoles }),
};

/** Work on the account with this address. */
function ofAccount(email: string, work: (call: Call, id: number, texts: AdminTexts) => Promise<Shown>): AdminWork {
  return async (call, { texts }) => work(call, (await findAccount(call, email, texts)).id, texts);
}

async function findAccount(call: Call, email: string, texts: AdminTexts): Promise<ListedAccount> {
  const { accounts } = await call(accountCommands.list, { query: { email } });
  const [account] = accounts;
  if (!account) throw new ServerProblem({ type: 'not-found', status: 404, title: texts.noAccount(email) });
  return account;
}

/** Says which mail cannot be shown or sent. */
async function orNoMail<T>(number: string, texts: AdminTexts, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ServerProblem) || (error.type !== 'not-found' && error.type !== 'conflict')) throw error;
    const title = error.type === 'conflict' ? texts.notSendable(number) : texts.noMail(number);
    throw new ServerProblem({ type: error.type, status: problems[error.type].status, title });
  }
}

function tableOfAccounts(accounts: readonly ListedAccount[], { language, texts }: Speech): string {
  const { columns, yes, no, never, status } = texts;
  return textTable([
    [columns.email, columns.name, columns.role, columns.status, columns.twoStep, columns.signedIn],
    ...accounts.map((account) => [
      account.email,
      account.fullName || account.username,
      account.role,
      status[account.status],
      account.hasTwoStep ? yes : no,
      account.signed_in_at ? inShort(account.signed_in_at, language) : never,
    ]),
  ]);
}

function tableOfMails({ mails, total }: { mails: readonly ListedMail[]; total: number }, { language, texts }: Speech): string {
  const { columns, state } = texts;
  const table = textTable([
    [columns.id, columns.when, columns.status, columns.recipient, columns.subject, columns.error],
    ...mails.map((mail) => [
      String(mail.id),
      inShort(mail.created_at, language),
      state[mail.state],
      mail.recipient,
      mail.subject,
      mail.error.split('\n', 1)[0] ?? '',
    ]),
  ]);
  return mails.length < total ? `${table}\n${texts.total(String(mails.length), String(total))}` : table;
}

/** All roles but the admin's may do the same. */
function tableOfRoles({ language }: Speech): Shown {
  const { area, actions, areas } = roleWords[language];
  const allowed = ({ area: _, ...may }: Permission) =>
    (Object.keys(actions) as (keyof typeof actions)[])
      .filter((action) => may[action])
      .map((action) => actions[action])
      .join(', ');
  const named = roles.map((role) => ({ role, name: roleNames[language][role], permissions: permissionsOf({ isAdmin: role === 'admin' }) }));
  const [admin, ...others] = named;
  const names = textTable(named.map(({ role, name }) => [role, name]));
  const table = textTable([
    [area, 'admin', others.map(({ role }) => role).join(', ')],
    ...permissionsOf({ isAdmin: true }).map((permission, place) => [
      areas[permission.area],
      allowed(admin?.permissions[place] ?? permission),
      allowed(others[0]?.permissions[place] ?? permission) || '–',
    ]),
  ]);
  return { answer: { roles: named.map(({ role, permissions }) => ({ role, permissions })) }, text: `${names}\n\n${table}` };
}

/** Brasília's time, as on the screens, wherever the server runs. */
function inWords(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(
    new Date(instant),
  );
}

function inShort(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' }).format(
    new Date(instant),
  );
}
