// npm run admin -- EMAIL and npm run rotate-keys: commands of the operator, who needs no account.
import { makeSeals } from '#features/audit/server/chain/seals.ts';
import { makeRecord } from '#features/audit/server/record.ts';
import { keys as contract } from '#features/auth/contract.ts';
import { findName } from '#features/auth/server/accounts/findName.ts';
import { demoGuard } from '#features/auth/server/demo.ts';
import { inviteAdmin } from '#features/auth/server/links/invitations.ts';
import { openKeys } from '#features/auth/server/sessions/keys.ts';
import { NAMES_LOCK } from '#features/auth/server/tables.ts';
import { type Language, Problem } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { FolderLocked } from '#kit/server/database/sqlite/folderLock.ts';
import { makeCipher } from '#kit/server/secrets/cipher.ts';
import { addressHere, type Config } from '../start/config.ts';
import { openData } from '../start/data.ts';
import { callServer, ServerProblem } from './callServer.ts';

type AccountTexts = {
  usage: string;
  wrongEmail(email: string): string;
  link(link: string, until: string): string;
  administers(email: string): string;
  rotated: string;
};

export const accountTexts: Record<Language, AccountTexts> = {
  pt: {
    usage: 'Uso: npm run admin -- E-MAIL',
    wrongEmail: (email) => `${email}: não é um endereço de e-mail.`,
    link: (link, until) => `Quem abrir este link se torna administrador. O link só pode ser usado uma vez, até ${until}:\n${link}`,
    administers: (email) => `${email} agora é administrador e entra com a senha que já tem.`,
    rotated: 'As chaves foram trocadas. As sessões abertas continuam válidas.',
  },
  en: {
    usage: 'Usage: npm run admin -- EMAIL',
    wrongEmail: (email) => `${email}: is not an email address.`,
    link: (link, until) => `Anyone who opens this link becomes an administrator. It works once, until ${until}:\n${link}`,
    administers: (email) => `${email} is now an administrator and signs in with their current password.`,
    rotated: 'The keys were rotated. Open sessions remain valid.',
  },
  fr: {
    usage: 'Usage : npm run admin -- E-MAIL',
    wrongEmail: (email) => `${email} : n'est pas une adresse e-mail.`,
    link: (link, until) => `La personne qui ouvre ce lien devient administrateur. Il ne sert qu'une fois, jusqu'au ${until} :\n${link}`,
    administers: (email) => `${email} administre maintenant le système et se connecte avec son mot de passe.`,
    rotated: 'Il y a de nouvelles clés. Les sessions ouvertes le restent.',
  },
  de: {
    usage: 'Aufruf: npm run admin -- E-MAIL',
    wrongEmail: (email) => `${email}: ist keine E-Mail-Adresse.`,
    link: (link, until) => `Wer diesen Link öffnet, wird Administrator. Er gilt nur einmal, bis ${until}:\n${link}`,
    administers: (email) => `${email} ist jetzt Administrator und meldet sich mit dem vorhandenen Passwort an.`,
    rotated: 'Es gibt neue Schlüssel. Wer angemeldet ist, bleibt angemeldet.',
  },
};

/** @returns the output: the link, if there is one, which is shown only here */
export async function inviteFirstAdmin(config: Config, email: string, language: Language): Promise<string> {
  const publicAddress = () => config.publicUrl ?? addressHere(config);
  const { link, expires_at } = await withData(
    config,
    language,
    (database) =>
      database.write(async (db) => {
        const { user, ...invitation } = await inviteAdmin(db, null, email, {
          publicAddress,
          mustNotBeDemo: demoGuard(config.demo).mustNotBeDemo,
        });
        await recordWith(config)(db, null, { kind: 'adminInvited', subject: { type: 'user', ...user } });
        return invitation;
      }, NAMES_LOCK),
    (holder) => callServer(holder, language, contract.inviteAdmin, { body: { email } }),
  );
  if (link === null || expires_at === null) return accountTexts[language].administers(email);
  // Brasília's, as on the screens, wherever the server runs.
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'America/Sao_Paulo' });
  const until = format.format(new Date(expires_at));
  return accountTexts[language].link(link, until);
}

/** @returns the output */
export async function rotateKeys(config: Config, language: Language): Promise<string> {
  await withData(
    config,
    language,
    async (database) => {
      const keys = await openKeys(database, config.secretKeys, makeCipher(config.secretKeys));
      await database.write(async (db) => {
        await keys.rotate(db);
        await recordWith(config)(db, null, { kind: 'keysRotated' });
      }, 'signing_keys');
    },
    (holder) => callServer<void>(holder, language, contract.rotate, {}),
  );
  return accountTexts[language].rotated;
}

/** Records as the server would, with the same keys. */
const recordWith = ({ secretKeys }: Config) => makeRecord({ nameOf: findName, seals: makeSeals(secretKeys), onRecorded: () => {} });

/** Works on the data directly, or through the server that has locked it. */
async function withData<T>(
  config: Config,
  language: Language,
  directly: (database: Database) => Promise<T>,
  through: (holder: NonNullable<FolderLocked['holder']>) => Promise<T>,
): Promise<T> {
  try {
    const { database, close } = await openData(config);
    return await directly(database).finally(close);
  } catch (error) {
    if (error instanceof Problem) throw new ServerProblem(error.toBody(language));
    if (!(error instanceof FolderLocked) || !error.holder?.url) throw error;
    return through(error.holder);
  }
}
