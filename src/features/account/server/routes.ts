import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '#features/audit/contract.ts';
import { NAMES_LOCK } from '#features/auth/server/tables.ts';
import { publishUserChange } from '#features/users/server/tables.ts';
import { type Fault, type Language, type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { Images } from '#kit/server/images.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import type { Mailer } from '#kit/server/ports/mail.ts';
import { account } from '../contract.ts';
import { emailChanged } from './emailChangedMail.ts';
import { findOwnAccount, findProfileFields, type OwnAccount, toData, toSettings } from './queries.ts';
import { changedNames, removeConnection, saveInfo, saveNames, saveNotification, saveSocialLinks, toNames } from './save.ts';

/** What this feature needs from others; the app injects it. */
export type AccountOptions = {
  database: Database;
  events: Pick<Events, 'publish'>;
  images: Images;
  mailer: Mailer;
  record: RecordAuditEntry<AuditKind>;
  /** The installation's name, used in e-mails. */
  appName: string;
  /** Faults for names that belong to an account other than `self`. */
  findTaken(db: Queries, names: { email?: string; username?: string }, self: number, language: Language): Promise<Fault[]>;
  /** @returns a check to run in the transaction, that it is still current. @throws {Problem} `validation` at `path`; `too-many-requests` */
  mustBeOwnPassword(given: {
    account: OwnAccount;
    password: string;
    path: string;
    request: FastifyRequest;
  }): Promise<(db: Queries) => Promise<void>>;
};

export function accountRoutes(options: AccountOptions): Routes {
  const { database, events, images, mailer, record, findTaken } = options;

  const read = async (id: number) => {
    const own = (await findOwnAccount(database.read, id)) ?? notFound();
    return toSettings(own, await findProfileFields(database.read, id), images.addressOf(own.avatar) ?? '', !own.is_demo);
  };

  /** Runs `work` in a transaction, logs the changed fields, and publishes the change after the commit. */
  const change = (request: FastifyRequest, id: number, work: (db: Queries, own: OwnAccount) => Promise<string[]>) =>
    database.write(async (db) => {
      const own = (await findOwnAccount(db, id)) ?? notFound();
      const fields = await work(db, own);
      if (fields.length === 0) return undefined;
      await record(db, request, {
        kind: 'accountEdited',
        subject: { type: 'user', id, name: own.full_name || own.email },
        details: { fields },
      });
      afterCommit(db, () => {
        publishUserChange(events, id, fields);
      });
      return undefined;
    }, NAMES_LOCK);

  const setAvatar = async (db: Queries, own: OwnAccount, avatar: string | null) => {
    if (avatar === own.avatar) return [];
    await db.updateTable('users').set({ avatar }).where('id', '=', own.id).execute();
    await images.remove(db, own.avatar);
    return ['avatar'];
  };

  return serve(account, {
    data: async (_, { caller }) => toData(await read(caller.id)),
    read: (_, { caller }) => read(caller.id),
    editGeneral: async ({ body: { currentPassword, ...sent } }, { caller, request, language }) => {
      const names = toNames(sent);
      const own = (await findOwnAccount(database.read, caller.id)) ?? notFound();
      let stillOwn: ((db: Queries) => Promise<void>) | undefined;
      if (names.email !== undefined && names.email !== own.email) {
        if (own.is_demo) throw new Problem('forbidden', demoRefusal);
        if (!currentPassword) throw fault('currentPassword', passwordMissing[language]);
        stillOwn = await options.mustBeOwnPassword({ account: own, password: currentPassword, path: 'body.currentPassword', request });
      }
      return change(request, caller.id, async (db, before) => {
        await stillOwn?.(db);
        // Another request changed it in the meantime, without the password.
        if (names.email !== undefined && before.email !== own.email) throw new Problem('conflict');
        const changed = changedNames(before, names);
        if (Object.keys(changed).length === 0) return [];
        const faults = await findTaken(db, changed, before.id, language);
        if (faults.length > 0) throw new Problem('validation', undefined, faults);
        if (changed.email) {
          const words = emailChanged[language]({
            name: before.full_name || before.username,
            email: changed.email,
            appName: options.appName,
          });
          await mailer.send(db, { to: before.email, name: before.full_name, ...words });
        }
        return saveNames(db, before, changed);
      });
    },
    putAvatar: async ({ body }, { caller, request }) => {
      const prepared = await images.prepare(body, 'avatar', caller.id);
      let imageId = '';
      await change(request, caller.id, async (db, own) => {
        imageId = await images.save(db, own.id, prepared);
        return setAvatar(db, own, imageId);
      });
      return { avatar: images.addressOf(imageId) };
    },
    removeAvatar: (_, { caller, request }) => change(request, caller.id, (db, own) => setAvatar(db, own, null)),
    saveInfo: ({ body }, { caller, request, language }) => change(request, caller.id, (db, { id }) => saveInfo(db, id, body, language)),
    saveSocialLinks: ({ body }, { caller, request, language }) =>
      change(request, caller.id, (db, { id }) => saveSocialLinks(db, id, body, language)),
    disconnect: ({ params: { place } }, { caller, request }) => change(request, caller.id, (db, { id }) => removeConnection(db, id, place)),
    editNotification: ({ body }, { caller, request }) => change(request, caller.id, (db, { id }) => saveNotification(db, id, body)),
  });
}

function fault(field: string, message: string): Problem {
  return new Problem('validation', undefined, [{ path: `body.${field}`, message }]);
}

const passwordMissing: LocalizedText = {
  pt: 'informe a senha atual para trocar o e-mail',
  en: 'enter your current password to change the email address',
  fr: 'saisissez votre mot de passe actuel pour changer d’adresse',
  de: 'geben Sie Ihr aktuelles Passwort ein, um die Adresse zu ändern',
};
const demoRefusal: LocalizedText = {
  pt: 'As contas de demonstração são compartilhadas: o e-mail delas não pode ser alterado.',
  en: 'Demo accounts are shared: their email address cannot be changed.',
  fr: 'Les comptes de démonstration sont partagés : leur adresse ne peut pas être modifiée.',
  de: 'Demokonten werden gemeinsam genutzt: Die E-Mail-Adresse lässt sich nicht ändern.',
};
