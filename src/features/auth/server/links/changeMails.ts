// E-mails that notify an account's owner of a security change, so that they notice a change by someone else.
import type { Language } from '#kit/errors.ts';
import type { Mail } from '#kit/server/ports/mail.ts';
import { greeting } from './linkMails.ts';

type Changed = 'password' | 'twoStepOn' | 'twoStepOff' | 'twoStepReset' | 'recoveryCodes';

/** Whole sentences; the parameter is the installation's name. */
const sentences: Record<Changed, Record<Language, (appName: string) => { subject: string; message: string }>> = {
  password: {
    pt: (app) => ({ subject: 'sua senha foi alterada', message: `A senha da sua conta em ${app} foi alterada.` }),
    en: (app) => ({ subject: 'your password has changed', message: `The password of your ${app} account was changed.` }),
    fr: (app) => ({ subject: 'votre mot de passe a changé', message: `Le mot de passe de votre compte ${app} a été changé.` }),
    de: (app) => ({ subject: 'Ihr Passwort wurde geändert', message: `das Passwort Ihres Kontos bei ${app} wurde geändert.` }),
  },
  twoStepOn: {
    pt: (app) => ({ subject: 'verificação em duas etapas ativada', message: `A sua conta em ${app} agora pede um código a cada login.` }),
    en: (app) => ({ subject: 'two-step verification is on', message: `Your ${app} account now asks for a code at each sign-in.` }),
    fr: (app) => ({
      subject: 'validation en deux étapes activée',
      message: `Votre compte ${app} demande désormais un code à chaque connexion.`,
    }),
    de: (app) => ({
      subject: 'Bestätigung in zwei Schritten eingeschaltet',
      message: `Ihr Konto bei ${app} verlangt jetzt bei jeder Anmeldung einen Code.`,
    }),
  },
  twoStepOff: {
    pt: (app) => ({ subject: 'verificação em duas etapas desativada', message: `A sua conta em ${app} não pede mais código no login.` }),
    en: (app) => ({ subject: 'two-step verification is off', message: `Your ${app} account no longer asks for a code at sign-in.` }),
    fr: (app) => ({
      subject: 'validation en deux étapes désactivée',
      message: `Votre compte ${app} ne demande plus de code à la connexion.`,
    }),
    de: (app) => ({
      subject: 'Bestätigung in zwei Schritten ausgeschaltet',
      message: `Ihr Konto bei ${app} verlangt bei der Anmeldung keinen Code mehr.`,
    }),
  },
  twoStepReset: {
    pt: (app) => ({
      subject: 'verificação em duas etapas desativada',
      message: `Um administrador de ${app} desativou a verificação em duas etapas da sua conta. O login não pede mais código.`,
    }),
    en: (app) => ({
      subject: 'two-step verification is off',
      message: `An administrator of ${app} turned two-step verification off for your account. Signing in no longer asks for a code.`,
    }),
    fr: (app) => ({
      subject: 'validation en deux étapes désactivée',
      message: `Un administrateur de ${app} a désactivé la validation en deux étapes de votre compte. La connexion ne demande plus de code.`,
    }),
    de: (app) => ({
      subject: 'Bestätigung in zwei Schritten ausgeschaltet',
      message: `ein Administrator von ${app} hat die Bestätigung in zwei Schritten für Ihr Konto ausgeschaltet. Die Anmeldung verlangt keinen Code mehr.`,
    }),
  },
  recoveryCodes: {
    pt: (app) => ({
      subject: 'novos códigos de recuperação',
      message: `Foram criados novos códigos de recuperação para a sua conta em ${app}. Os anteriores não valem mais.`,
    }),
    en: (app) => ({
      subject: 'new recovery codes',
      message: `New recovery codes were generated for your ${app} account. The previous ones no longer work.`,
    }),
    fr: (app) => ({
      subject: 'nouveaux codes de secours',
      message: `De nouveaux codes de secours ont été créés pour votre compte ${app}. Les précédents ne sont plus valables.`,
    }),
    de: (app) => ({
      subject: 'neue Wiederherstellungscodes',
      message: `für Ihr Konto bei ${app} wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.`,
    }),
  },
};

const around: Record<Language, { colon: string; notYou: string }> = {
  pt: { colon: ':', notYou: 'Se não foi você, escolha uma nova senha imediatamente e avise o administrador do sistema.' },
  en: { colon: ':', notYou: 'If this was not you, choose a new password right away and let an administrator know.' },
  fr: {
    colon: ' :',
    notYou: 'Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et prévenez un administrateur.',
  },
  de: {
    colon: ':',
    notYou: 'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und informieren Sie die Administration.',
  },
};

/** The e-mail that notifies the owner of a change. */
export function mailOfChange(
  changed: Changed,
  { full_name: name, email: to }: { full_name: string; email: string },
  appName: string,
  language: Language,
): Mail {
  const { colon, notYou } = around[language];
  const { subject, message } = sentences[changed][language](appName);
  return { to, name, subject: `${appName}${colon} ${subject}`, text: `${greeting(language, name)}\n\n${message}\n\n${notYou}\n` };
}
