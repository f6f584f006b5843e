import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '#features/audit/contract.ts';
import { type Language, type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import type { Mailer } from '#kit/server/ports/mail.ts';
import type { Cipher } from '#kit/server/secrets/cipher.ts';
import { twoStep, twoStepOf } from '../../contract.ts';
import type { DemoMode } from '../demo.ts';
import { mailOfChange } from '../links/changeMails.ts';
import { mustBeOwnPassword } from '../passwords/ownPassword.ts';
import { type Account, actorOf, findAccount, SIGN_IN_LOCK, sessionPasswordOf } from '../queries.ts';
import { release, reserve } from '../sessions/attempts.ts';
import { publishSessionChange } from '../sessions/sessionEvents.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts';
import { beginTwoStep, confirmTwoStep, endTwoStep, isTwoStepOn } from './twoStep.ts';
import { findRequiredFor, isRequiredOf } from './twoStepPolicy.ts';

export type TwoStepOptions = {
  database: Database;
  events: Pick<Events, 'publish'>;
  mailer: Mailer;
  record: RecordAuditEntry<AuditKind>;
  cipher: Cipher;
  /** The installation's name, shown in apps and e-mails. */
  appName: string;
  demo: DemoMode;
};

type Context = { caller: Caller; language: Language; request: FastifyRequest };

export function twoStepRoutes({ database, mailer, record, cipher, appName, demo }: Omit<TwoStepOptions, 'events'>): Routes {
  const accountOf = async ({ id }: Caller): Promise<Account> => (await findAccount(database.read, id)) ?? notFound();

  /** Whether the account must have two-step verification, and may. Demo passwords are public, so one visitor could lock out all others. */
  async function readRequirement(db: Queries, account: Account) {
    const isRequired = isRequiredOf(await findRequiredFor(db), account, demo);
    return { isRequired, isOffered: !account.is_demo || (isRequired && demo === 'local') };
  }

  const write = <T>(work: (db: Queries) => Promise<T>) => database.write(work, SIGN_IN_LOCK);

  /** Runs `work` after verifying the account's password. */
  async function withPassword<T>(password: string, { caller, request }: Context, work: (db: Queries, account: Account) => Promise<T>) {
    const account = await accountOf(caller);
    const stillOwn = await mustBeOwnPassword({ database, record }, { account, password, path: 'body.password', request });
    return write(async (db) => {
      await stillOwn(db);
      return work(db, account);
    });
  }

  return serve(twoStep, {
    read: async (_, { caller }) => {
      const account = await accountOf(caller);
      const { id } = account;
      const isOn = await isTwoStepOn(database.read, id);
      return {
        isOn,
        ...(await readRequirement(database.read, account)),
        recoveryCodesLeft: isOn ? await countRecoveryCodes(database.read, id) : 0,
      };
    },
    begin: async ({ body }, context) => {
      const { isOffered } = await readRequirement(database.read, await accountOf(context.caller));
      if (!isOffered) throw new Problem('forbidden', demoRefusal);
      return withPassword(body.password, context, async (db, account) => {
        return (await beginTwoStep(db, cipher, account, context.caller.session, appName)) ?? conflict(onAlready);
      });
    },
    confirm: async ({ body }, { caller, language, request }) => {
      const account = await accountOf(caller);
      const reservation = await reserve(database, [sessionPasswordOf(account.id)]);
      return write(async (db) => {
        const recoveryCodes = await confirmTwoStep(db, cipher, account.id, body.code);
        if (!recoveryCodes) throw new Problem('validation', undefined, [{ path: 'body.code', message: wrongCode[language] }]);
        await release(db, reservation);
        await record(db, request, { kind: 'twoStepOn' });
        await mailer.send(db, mailOfChange('twoStepOn', account, appName, language));
        return { recoveryCodes };
      });
    },
    end: ({ body }, context) =>
      withPassword(body.password, context, async (db, account) => {
        if ((await readRequirement(db, account)).isRequired) throw new Problem('forbidden', required);
        if (!(await endTwoStep(db, account.id))) return undefined;
        await record(db, context.request, { kind: 'twoStepOff' });
        await mailer.send(db, mailOfChange('twoStepOff', account, appName, context.language));
        return undefined;
      }),
    renewCodes: ({ body }, context) =>
      withPassword(body.password, context, async (db, account) => {
        if (!(await isTwoStepOn(db, account.id))) conflict(notOn);
        const recoveryCodes = await replaceRecoveryCodes(db, account.id);
        await record(db, context.request, { kind: 'recoveryCodesMade' });
        await mailer.send(db, mailOfChange('recoveryCodes', account, appName, context.language));
        return { recoveryCodes };
      }),
  });
}

/** What admins can do for other users. */
export function twoStepOfRoutes({ database, events, mailer, record, appName }: Omit<TwoStepOptions, 'demo' | 'cipher'>): Routes {
  return serve(twoStepOf, {
    end: async ({ params: { id } }, { request, language }) => {
      await database.write(async (db) => {
        const account =
          (await db
            .selectFrom('users')
            .select(['id', 'full_name', 'email'])
            .where('id', '=', id)
            .where('removed_at', 'is', null)
            .executeTakeFirst()) ?? notFound();
        if (!(await endTwoStep(db, id))) conflict(notOn);
        await record(db, request, { kind: 'twoStepReset', subject: { type: 'user', ...actorOf(account) } });
        await mailer.send(db, mailOfChange('twoStepReset', account, appName, language));
        publishSessionChange(db, id, events);
      }, SIGN_IN_LOCK);
      return undefined;
    },
  });
}

function conflict(detail: LocalizedText): never {
  throw new Problem('conflict', detail);
}

const demoRefusal: LocalizedText = {
  pt: 'As contas de demonstração são compartilhadas e não podem ativar a verificação em duas etapas.',
  en: 'Demo accounts are shared and cannot turn on two-step verification.',
  fr: 'Les comptes de démonstration sont partagés et ne peuvent pas activer la validation en deux étapes.',
  de: 'Demokonten werden gemeinsam genutzt und können die Bestätigung in zwei Schritten nicht einschalten.',
};
const required: LocalizedText = {
  pt: 'A verificação em duas etapas é obrigatória neste sistema e não pode ser desativada.',
  en: 'Two-step verification is required on this system and cannot be turned off.',
  fr: 'Ce système exige la validation en deux étapes : elle ne peut pas être désactivée.',
  de: 'Dieses System verlangt die Bestätigung in zwei Schritten: Sie kann nicht ausgeschaltet werden.',
};
const onAlready: LocalizedText = {
  pt: 'A verificação em duas etapas já está ativada.',
  en: 'Two-step verification is already on.',
  fr: 'La validation en deux étapes est déjà activée.',
  de: 'Die Bestätigung in zwei Schritten ist schon eingeschaltet.',
};
const notOn: LocalizedText = {
  pt: 'A verificação em duas etapas não está ativada.',
  en: 'Two-step verification is not on.',
  fr: 'La validation en deux étapes n’est pas activée.',
  de: 'Die Bestätigung in zwei Schritten ist nicht eingeschaltet.',
};
const wrongCode: LocalizedText = {
  pt: 'não é o código que o aplicativo mostra agora',
  en: 'is not the code that the app shows now',
  fr: 'ne correspond pas à ce que l’application affiche',
  de: 'entspricht nicht dem Code, den die App gerade anzeigt',
};
