// The texts of e-mails that contain a link.
import type { Language } from '#kit/errors.ts';
import type { Mail } from '#kit/server/ports/mail.ts';
import type { Purpose } from './links.ts';

type Words = { subject: string; text: string };
type Parts = { name: string; link: string; appName: string };

const mails: Record<Purpose, Record<Language, (parts: Parts) => Words>> = {
  reset: {
    pt: ({ name, link, appName }) => ({
      subject: `${appName}: escolha uma nova senha`,
      text: `${greeting('pt', name)}\n\nRecebemos um pedido de nova senha para a sua conta em ${appName}. Para escolher a nova senha, abra este link em até uma hora:\n\n${link}\n\nO link só pode ser usado uma vez. Se o pedido não foi seu, ignore esta mensagem: a senha atual continua valendo.\n`,
    }),
    en: ({ name, link, appName }) => ({
      subject: `${appName}: choose a new password`,
      text: `${greeting('en', name)}\n\nWe received a request for a new password for your ${appName} account. To choose one, open this link within an hour:\n\n${link}\n\nThe link works once. If you did not ask for it, ignore this message: your password stays the same.\n`,
    }),
    fr: ({ name, link, appName }) => ({
      subject: `${appName} : choisissez un nouveau mot de passe`,
      text: `${greeting('fr', name)}\n\nUn nouveau mot de passe a été demandé pour votre compte ${appName}. Pour le choisir, ouvrez ce lien dans l’heure :\n\n${link}\n\nIl ne sert qu’une fois. Si la demande ne vient pas de vous, ne faites rien : votre mot de passe reste le même.\n`,
    }),
    de: ({ name, link, appName }) => ({
      subject: `${appName}: Wählen Sie ein neues Passwort`,
      text: `${greeting('de', name)}\n\nfür Ihr Konto bei ${appName} wurde ein neues Passwort angefordert. Um es zu wählen, öffnen Sie innerhalb einer Stunde diesen Link:\n\n${link}\n\nEr gilt nur einmal. Wenn die Anfrage nicht von Ihnen kam, müssen Sie nichts tun: Ihr Passwort bleibt unverändert.\n`,
    }),
  },
  invitation: {
    pt: ({ name, link, appName }) => ({
      subject: `Convite para ${appName}`,
      text: `${greeting('pt', name)}\n\nVocê recebeu um convite para usar ${appName}. Para escolher sua senha e entrar, abra este link em até sete dias:\n\n${link}\n\nO link só pode ser usado uma vez.\n`,
    }),
    en: ({ name, link, appName }) => ({
      subject: `Invitation to ${appName}`,
      text: `${greeting('en', name)}\n\nYou have been invited to use ${appName}. To choose your password and sign in, open this link within seven days:\n\n${link}\n\nThe link works once.\n`,
    }),
    fr: ({ name, link, appName }) => ({
      subject: `Invitation à ${appName}`,
      text: `${greeting('fr', name)}\n\nVous êtes invité à utiliser ${appName}. Pour choisir votre mot de passe et vous connecter, ouvrez ce lien dans les sept jours :\n\n${link}\n\nIl ne sert qu’une fois.\n`,
    }),
    de: ({ name, link, appName }) => ({
      subject: `Einladung zu ${appName}`,
      text: `${greeting('de', name)}\n\nSie sind eingeladen, ${appName} zu nutzen. Um Ihr Passwort zu wählen und sich anzumelden, öffnen Sie innerhalb von sieben Tagen diesen Link:\n\n${link}\n\nEr gilt nur einmal.\n`,
    }),
  },
};

type About = { full_name: string; email: string };

/** The mail with a link for a user. */
export function mailOfLink(purpose: Purpose, to: About, parts: Omit<Parts, 'name'>, language: Language): Mail {
  return { to: to.email, name: to.full_name, ...mails[purpose][language]({ name: to.full_name, ...parts }), secret: true };
}

const hellos: Record<Language, string> = { pt: 'Olá,', en: 'Hello', fr: 'Bonjour', de: 'Guten Tag' };

/** `Olá, Helena,`; only Portuguese has a comma before the name. */
export function greeting(language: Language, name: string): string {
  return name ? `${hellos[language]} ${name},` : `${hellos[language].replace(',', '')},`;
}
