// Links by which somebody who was invited chooses a password. Whoever invites tells the audit log of it.
import type { FastifyRequest } from 'fastify';
import type { Queries } from '#kit/server/database/database.ts';
import type { Mailer } from '#kit/server/mail.ts';
import type { PublicAddress } from '#kit/server/publicAddress.ts';
import { inventUsername } from './accountNames.ts';
import { mailOfLink } from './linkMails.ts';
import { makeLink } from './links.ts';
import { normalEmail } from './queries.ts';
import { addAccount, managesAll } from './register.ts';

type Invitation = { link: string; expires_at: string };
export type InvitationOptions = { publicAddress: PublicAddress; mailer: Mailer; appName: string };

/** Mails somebody a link to choose a password by, good for seven days, and answers it too. */
export async function inviteUser(
  db: Queries,
  request: FastifyRequest | null,
  user: { id: number; full_name: string; email: string },
  { publicAddress, mailer, appName }: InvitationOptions,
): Promise<Invitation> {
  const { path, expires_at } = await makeLink(db, user, 'invitation');
  const link = `${publicAddress(request)}${path}`;
  await mailer.send(db, mailOfLink('invitation', user, { link, appName }, request?.language ?? 'pt'));
  return { link, expires_at };
}

/**
 * A link by which somebody becomes an account that may manage all, made where there is none. An account that is there may do so
 * at once, one that was disabled when it follows the link. Nothing is mailed: whoever asked hands the link over. Needs the turn `NAMING`.
 */
export async function inviteAdmin(
  db: Queries,
  request: FastifyRequest | null,
  email: string,
  { publicAddress }: Pick<InvitationOptions, 'publicAddress'>,
): Promise<Invitation & { user: { id: number; name: string } }> {
  const address = normalEmail(email);
  const known = await db.selectFrom('users').select(['id', 'full_name', 'status']).where('email', '=', address).executeTakeFirst();
  if (known) {
    const status = known.status === 'active' ? 'active' : 'pending';
    const ability = JSON.stringify(managesAll.ability) as never;
    await db.updateTable('users').set({ role: managesAll.role, ability, status }).where('id', '=', known.id).execute();
  }
  const user =
    known ?? (await addAccount(db, { email: address, username: await inventUsername(db, address), password: '', status: 'pending' }));
  const { path, expires_at } = await makeLink(db, user, 'invitation');
  return { link: `${publicAddress(request)}${path}`, expires_at, user: { id: user.id, name: user.full_name || address } };
}
