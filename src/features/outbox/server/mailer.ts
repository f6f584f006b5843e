import type { Mailer } from '#kit/server/mail.ts';

export function makeMailer(): Mailer {
  return { send: async () => {} };
}
