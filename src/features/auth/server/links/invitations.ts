// Invitation links, with which an invited user chooses a password. The caller records the invitation in the audit log.
import type { FastifyRequest } from 'fastify';
import type { Queries } from '#kit/server/database/database.ts';
import type { PublicAddress } from '#kit/server/http/publicAddress.ts';
import type { Mailer } from '#kit/server/ports/mail.ts';
import { generateUsername } from '../accounts/accountNames.ts';
import { createAccount, managesAll } from '../accounts/register.ts';
import type { DemoGuard } from '../demo.ts';
import { normalEmail } from '../tables.ts';
import { mailOfLink } from './linkMails.ts';
import { createLink } from './links.ts';

type Invitation = { link: string; expires_at: string };
export type InvitationOptions = { publicAddress: PublicAddress; mailer: Mailer; appName: string };

/** Sends a user an e-mail with a link to choose a password, valid for seven days, and returns the link. */
export async function inviteUser(
  db: Queries,
  request: FastifyRequest | null,
  user: { id: number; full_name: string; email: string },
  { publicAddress, mailer, appName }: InvitationOptions,
): Promise<Invitation> {
  const { path, expires_at } = await createLink(db, user, 'invitation');
  const link = `${publicAddress(request)}${path}`;
  await mailer.send(db, mailOfLink('invitation', user, { link, appName }, request?.language ?? 'pt'));
  return { link, expires_at };
}

/**
 * Makes an account a manager of all; creates it if it does not exist. One that has a password can sign in with it, also if it was
 * disabled, and gets no link, with which the caller could take it over; any other gets a link to choose one. No e-mail is sent: the
 * caller delivers the link. Needs the lock `NAMES_LOCK`.
 * @throws {Problem} `forbidden` for a demo account
 */
export async function inviteAdmin(
  db: Queries,
  request: FastifyRequest | null,
  email: string,
  { publicAddress, mustNotBeDemo }: Pick<InvitationOptions, 'publicAddress'> & Pick<DemoGuard, 'mustNotBeDemo'>,
): Promise<{ link: string | null; expires_at: string | null; user: { id: number; name: string } }> {
  const address = normalEmail(email);
  const columns = ['id', 'full_name', 'password', 'is_demo'] as const;
  const known = await db.selectFrom('users').select(columns).where('email', '=', address).executeTakeFirst();
  if (known) {
    mustNotBeDemo(known);
    const status = known.password === '' ? 'pending' : 'active';
    const ability = JSON.stringify(managesAll.ability) as never;
    await db.updateTable('users').set({ role: managesAll.role, ability, status }).where('id', '=', known.id).execute();
  }
  const user =
    known ?? (await createAccount(db, { email: address, username: await generateUsername(db, address), password: '', status: 'pending' }));
  const named = { id: user.id, name: user.full_name || address };
  if (known?.password) return { link: null, expires_at: null, user: named };
  const { path, expires_at } = await createLink(db, user, 'invitation');
  return { link: `${publicAddress(request)}${path}`, expires_at, user: named };
}
