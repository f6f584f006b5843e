// Invitations of users, by admins in the web and by commands.
import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '#features/audit/contract.ts';
import { notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { UsersOptions } from './ports.ts';
import { findPerson } from './queries.ts';

const signsIn = {
  pt: 'Esta pessoa já tem uma senha. Se a esqueceu, pode pedir uma nova na página de login.',
  en: 'This person already has a password. If they have forgotten it, they can request a new one on the sign-in page.',
  fr: 'Cette personne a déjà un mot de passe. Si elle l’a oublié, elle peut en demander un autre à la page de connexion.',
  de: 'Diese Person hat schon ein Passwort. Wer es vergessen hat, kann auf der Anmeldeseite ein neues anfordern.',
};
const disabled = {
  pt: 'A conta está desativada. Ative-a antes de convidar.',
  en: 'The account is disabled. Enable it before inviting.',
  fr: 'Le compte est désactivé. Activez-le avant d’inviter.',
  de: 'Das Konto ist deaktiviert. Aktivieren Sie es, bevor Sie einladen.',
};

type Named = { id: number; full_name: string; username: string };

/** Functions that record what is done to a user, and invite one. */
export function inviting({ record, invite }: Pick<UsersOptions, 'record' | 'invite'>) {
  const log = (
    db: Queries,
    request: FastifyRequest,
    kind: AuditKind,
    { id, full_name, username }: Named,
    details: Record<string, unknown> = {},
  ) => record(db, request, { kind, subject: { type: 'user', id, name: full_name || username }, details });

  const sendInvitation = async (db: Queries, request: FastifyRequest, person: Named & { email: string }) => {
    const invitation = await invite(db, request, person);
    await log(db, request, 'userInvited', person);
    return invitation;
  };
  return { log, sendInvitation };
}

/** A user who may be invited. @throws {Problem} `not-found`; `forbidden` for a demo account; `conflict` if disabled or with a password */
export async function findInvited(db: Queries, id: number, demo: UsersOptions['demo']) {
  const person = (await findPerson(db, id)) ?? notFound();
  demo.mustNotBeDemo(person);
  if (person.status === 'inactive') throw new Problem('conflict', disabled);
  if (person.status === 'active' && person.password !== '') throw new Problem('conflict', signsIn);
  return person;
}
