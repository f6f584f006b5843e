import type { Language } from '#kit/errors.ts';
import type { Mail } from '#kit/server/ports/mail.ts';

type Words = Pick<Mail, 'subject' | 'text'>;
type Parts = { name: string; email: string; appName: string };

/** The mail to the old address after the e-mail has changed, so that the owner notices a change by someone else. */
export const emailChanged: Record<Language, (parts: Parts) => Words> = {
  pt: ({ name, email, appName }) => ({
    subject: `${appName}: o e-mail da sua conta foi alterado`,
    text: `Olá, ${name},\n\nA sua conta em ${appName} agora usa o endereço ${email}. As mensagens não serão mais enviadas para este endereço.\n\nSe não foi você, avise o administrador do sistema imediatamente.\n`,
  }),
  en: ({ name, email, appName }) => ({
    subject: `${appName}: your account’s email address has changed`,
    text: `Hello ${name},\n\nYour ${appName} account now uses the address ${email}. Messages will no longer be sent to this address.\n\nIf this was not you, let an administrator know right away.\n`,
  }),
  fr: ({ name, email, appName }) => ({
    subject: `${appName} : l’adresse e-mail de votre compte a changé`,
    text: `Bonjour ${name},\n\nVotre compte ${appName} utilise désormais l’adresse ${email}. Plus aucun message ne sera envoyé à l’ancienne.\n\nSi ce n’était pas vous, prévenez immédiatement un administrateur.\n`,
  }),
  de: ({ name, email, appName }) => ({
    subject: `${appName}: Die E-Mail-Adresse Ihres Kontos wurde geändert`,
    text: `Guten Tag ${name},\n\nIhr Konto bei ${appName} verwendet jetzt die Adresse ${email}. An diese Adresse wird nichts mehr gesendet.\n\nWenn Sie das nicht waren, informieren Sie sofort die Administration.\n`,
  }),
};
