// The texts of e-mails to the waitlist.
import type { Language } from '#kit/errors.ts';
import type { Mail } from '#kit/server/ports/mail.ts';
import type { WaitlistKind } from '../contract.ts';

type Parts = { appName: string; version: string /** Empty where the server does not know its own. */; address: string };
type Words = { subject: string; text: string };

const once = {
  pt: 'Esta mensagem é enviada uma única vez: seu endereço já saiu da lista.',
  en: 'This message is sent only once: your address is no longer on the list.',
  fr: 'Ce message n’est envoyé qu’une seule fois : votre adresse ne figure plus sur la liste.',
  de: 'Diese Nachricht wird nur einmal gesendet: Ihre Adresse steht nicht mehr auf der Liste.',
};

const mails: Record<WaitlistKind, Record<Language, (parts: Parts) => Words>> = {
  maintenance: {
    pt: ({ appName }) => ({
      subject: `${appName} está disponível novamente`,
      text: `Olá,\n\nVocê pediu para ser avisado: a manutenção terminou e ${appName} está disponível novamente.`,
    }),
    en: ({ appName }) => ({
      subject: `${appName} is available again`,
      text: `Hello,\n\nYou asked to be notified: maintenance is over and ${appName} is available again.`,
    }),
    fr: ({ appName }) => ({
      subject: `${appName} est de nouveau disponible`,
      text: `Bonjour,\n\nVous avez demandé à être prévenu : la maintenance est terminée et ${appName} est de nouveau disponible.`,
    }),
    de: ({ appName }) => ({
      subject: `${appName} ist wieder verfügbar`,
      text: `Guten Tag,\n\nSie wollten benachrichtigt werden: Die Wartungsarbeiten sind beendet und ${appName} ist wieder verfügbar.`,
    }),
  },
  release: {
    pt: ({ appName, version }) => ({
      subject: `${appName}: nova versão ${version}`,
      text: `Olá,\n\nVocê pediu para ser avisado: a versão ${version} de ${appName} já está disponível.`,
    }),
    en: ({ appName, version }) => ({
      subject: `${appName}: new version ${version}`,
      text: `Hello,\n\nYou asked to be notified: version ${version} of ${appName} is now available.`,
    }),
    fr: ({ appName, version }) => ({
      subject: `${appName} : nouvelle version ${version}`,
      text: `Bonjour,\n\nVous avez demandé à être prévenu : la version ${version} de ${appName} est disponible.`,
    }),
    de: ({ appName, version }) => ({
      subject: `${appName}: neue Version ${version}`,
      text: `Guten Tag,\n\nSie wollten benachrichtigt werden: Version ${version} von ${appName} ist jetzt verfügbar.`,
    }),
  },
};

/** The one mail to an address on the list. */
export function mailTo({ kind, email, language }: { kind: WaitlistKind; email: string; language: Language }, parts: Parts): Mail {
  const { subject, text } = mails[kind][language](parts);
  const paragraphs = [text, parts.address, once[language]].filter(Boolean);
  return { to: email, name: '', subject, text: `${paragraphs.join('\n\n')}\n` };
}
