import { type LocalizedText, Problem } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { waitlist } from '../contract.ts';
import { join, WAITLIST_LOCK } from './join.ts';

export type WaitlistOptions = {
  database: Database;
  /** The version that runs. */
  version: string;
  /** Whether this server sends mail: without it, no notification could be sent. */
  sendsMail: boolean;
  /** Counts a call against the rate limit of an address without account. @throws {TooMany} */
  limit(ip: string): Promise<unknown>;
};

export function waitlistRoutes({ database, version, sendsMail, limit }: WaitlistOptions): Routes {
  return serve(waitlist, {
    join: async ({ body }, { request, language }) => {
      if (!sendsMail) throw new Problem('conflict', noMail);
      await limit(request.ip);
      // The answer is the same whether the address was on the list or belongs to an account.
      await database.write((db) => join(db, { ...body, language, version }), WAITLIST_LOCK);
      return undefined;
    },
  });
}

const noMail: LocalizedText = {
  pt: 'Este servidor não envia e-mails.',
  en: 'This server does not send email.',
  fr: 'Ce serveur n’envoie pas d’e-mails.',
  de: 'Dieser Server versendet keine E-Mails.',
};
