// Signing in, refreshing, resuming and signing out: password and second step, refresh token, cookie.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type LocalizedText, Problem, TooMany } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { answer, type Handlers } from '#kit/server/http/serve.ts';
import { UnreadableSecret } from '#kit/server/secrets/cipher.ts';
import type { auth, Session } from '../../contract.ts';
import { isDemoRefused, isSharedAccount } from '../demo.ts';
import { hashPassword, isOutdated, isPassword } from '../passwords/passwords.ts';
import type { AuthOptions } from '../ports.ts';
import {
  type Account,
  actorOf,
  emailForLog,
  findAccount,
  findAccountToSignIn,
  SIGN_IN_LOCK,
  subjectForLog,
  toUserData,
} from '../queries.ts';
import { lockAccount, normalEmail } from '../tables.ts';
import { checkSecondStep } from '../twoStep/twoStep.ts';
import {
  type AttemptCounter,
  attempt,
  holdUntilSecondStep,
  networkOf,
  type Reservation,
  release,
  releaseHeld,
  reserve,
} from './attempts.ts';
import { deviceCookies, findDeviceCounter, rememberDevice } from './devices.ts';
import { originOf } from './origin.ts';
import { createRememberCookie, rememberCookies } from './remember.ts';
import { resumeBy } from './resume.ts';
import { recordTokenReuse } from './reuse.ts';
import { publishSessionChange } from './sessionEvents.ts';
import type { SignIns } from './sessionMetrics.ts';
import type { Grant } from './tokens.ts';

/** The wording is the specification's. */
const wrongCredentials = { error: { email: ['Email or Password is Invalid'] } };
const unexpected = { error: { email: ['Something went wrong'] } };
const invalidRefreshToken = { error: 'Invalid refresh token' };

const unreadableSecondStep: LocalizedText = {
  pt: 'O servidor não consegue ler as chaves da verificação em duas etapas. Entre com um código de recuperação ou avise quem cuida do servidor.',
  en: 'The server cannot read the keys of two-step verification. Sign in with a recovery code, or tell the operator of the server.',
  fr: 'Le serveur ne peut pas lire les clés de la validation en deux étapes. Connectez-vous avec un code de récupération, ou prévenez la personne qui s’occupe du serveur.',
  de: 'Der Server kann die Schlüssel der Bestätigung in zwei Schritten nicht lesen. Melden Sie sich mit einem Wiederherstellungscode an, oder verständigen Sie die Betreiber des Servers.',
};

/** The name of the limit in the audit log. */
const limitNames: Partial<Record<AttemptCounter['rule'], string>> = {
  accountPassword: 'account',
  devicePassword: 'device',
  addressPassword: 'address',
};

/** What monitoring calls it. */
const resultOf = { 'wrong password': 'wrong_password', 'wrong code': 'wrong_code', missing: 'second_step' } as const;

type AccountToSignIn = Account & { password: string };

export function signInHandlers({
  database,
  events,
  tokens,
  images,
  record,
  cipher,
  publicAddress,
  mayUseDemo,
  demo,
  signIns,
}: AuthOptions & { signIns: SignIns }): Pick<Handlers<typeof auth>, 'login' | 'refresh' | 'resume' | 'logout'> {
  const cookies = rememberCookies(publicAddress, tokens.limits);
  const devices = deviceCookies(publicAddress);

  const toSession = async (account: Account, grant: Grant): Promise<Session> => ({
    userData: toUserData(account, images),
    ...(await tokens.sign(grant)),
  });

  /** @throws {TooMany} before any password is tried */
  const reserveFor = async (email: string, request: FastifyRequest) => {
    const own = await findDeviceCounter(database.read, email, { device: devices.read(request), remember: cookies.read(request) });
    const counters: AttemptCounter[] = own
      ? [own]
      : [
          { rule: 'accountPassword', of: normalEmail(email) },
          { rule: 'addressPassword', of: networkOf(request.ip) },
        ];
    return reserve(database, counters, async (db, { rule }) =>
      record(db, request, {
        kind: 'signInBlocked',
        ...(await subjectForLog(db, email)),
        details: { ...emailForLog(email), by: limitNames[rule] },
      }),
    );
  };

  /** The account, if the password is right. */
  async function findByPassword(email: string, password: string, request: FastifyRequest, reservation: Reservation) {
    const account = await findAccountToSignIn(database.read, email);
    const isRight = await attempt(database, reservation, () => isPassword(password, account?.password || null));
    return account && isRight && !(await isDemoRefused(account, mayUseDemo, request)) ? account : null;
  }

  /** Begins a session if the account has not changed since the password was checked, and the second step is right. */
  async function enter(
    db: Queries,
    account: AccountToSignIn,
    { code, rememberMe, fresh, reservation, request }: Entering,
  ): Promise<Entered> {
    await lockAccount(db, account.id);
    const now = await findAccountToSignIn(db, account.email);
    if (now?.id !== account.id || now.password !== account.password) return 'wrong password';
    const actor = actorOf(account);
    // A second step set up before the demonstration became public would lock all visitors out.
    const step = isSharedAccount(account, demo)
      ? 'notNeeded'
      : await checkSecondStep(db, cipher, account, code, () => record(db, request, { kind: 'recoveryCodeUsed', actor }));
    if (step === 'missing') {
      await holdUntilSecondStep(db, reservation);
      return step;
    }
    if (step === 'wrong') return 'wrong code';
    await release(db, reservation);
    await releaseHeld(db, reservation);
    if (fresh) await db.updateTable('users').set({ password: fresh }).where('id', '=', account.id).execute();
    // Ends the session that this browser was remembered by, of the same user or another.
    await leave(db, request, cookies.read(request));
    const cookie = rememberMe === true ? createRememberCookie(new Date().toISOString(), tokens.limits) : null;
    const grant = await tokens.begin(db, account.id, originOf(request), cookie?.remembered);
    await record(db, request, { kind: 'signedIn', actor, ...(cookie && { details: { remembered: true } }) });
    return { grant, cookie: cookie?.secret, device: await rememberDevice(db, account.id, devices.read(request)) };
  }

  /** Ends the sessions of a cookie and of this id, and logs it. */
  async function leave(db: Queries, request: FastifyRequest, hash: string | null, id?: string): Promise<void> {
    const ended = await db
      .deleteFrom('sessions')
      .where((each) => each.or([each('id', '=', id ?? ''), each('remember_hash', '=', hash ?? ''), each('previous_hash', '=', hash ?? '')]))
      .returning('user_id')
      .execute();
    for (const user_id of new Set(ended.map((session) => session.user_id))) {
      publishSessionChange(db, user_id, events);
      const account = await findAccount(db, user_id);
      if (account) await record(db, request, { kind: 'signedOut', actor: actorOf(account) });
    }
  }

  async function signIn(
    { email, password, code, rememberMe }: { email: string; password: string; code: unknown; rememberMe: unknown },
    request: FastifyRequest,
    response: FastifyReply,
  ) {
    const reservation = await reserveFor(email, request);
    const account = await findByPassword(email, password, request, reservation);
    // Rehashing is slow, so it runs before the transaction; if the server is busy, a later sign-in does it.
    const fresh = account && isOutdated(account.password) ? await hashPassword(password).catch(() => undefined) : undefined;
    const entered = await database.write(async (db) => {
      const outcome = account ? await enter(db, account, { code, rememberMe, fresh, reservation, request }) : 'wrong password';
      if (outcome === 'wrong password' || outcome === 'wrong code') {
        const details = { ...emailForLog(email), ...(outcome === 'wrong code' && { secondStep: true }) };
        await record(db, request, { kind: 'signInFailed', ...(await subjectForLog(db, email)), details });
      }
      return outcome;
    }, SIGN_IN_LOCK);
    signIns.add(typeof entered === 'string' ? resultOf[entered] : 'signed_in');
    if (!account || entered === 'wrong password') return answer(400, wrongCredentials);
    if (entered === 'missing') throw new Problem('second-step');
    if (entered === 'wrong code') throw new Problem('wrong-code');
    if (entered.cookie) cookies.set(request, response, entered.cookie);
    else if (cookies.read(request)) cookies.clear(request, response);
    devices.set(request, response, entered.device);
    return toSession(account, entered.grant);
  }

  return {
    login: async ({ body }, { request, response }) => {
      const { email, password, code, rememberMe } = fieldsOf(body);
      if (typeof email !== 'string' || typeof password !== 'string') return answer(400, wrongCredentials);
      try {
        return await signIn({ email, password, code, rememberMe }, request, response);
      } catch (error) {
        if (error instanceof TooMany) signIns.add('blocked');
        if (error instanceof Problem) throw error;
        request.log.error(error);
        if (error instanceof UnreadableSecret) throw new Problem('unavailable', unreadableSecondStep);
        return answer(400, unexpected);
      }
    },
    refresh: async ({ body }, { request }) => {
      const { refreshToken } = fieldsOf(body);
      const onReuse = (db: Queries, userId: number) => recordTokenReuse(db, request, userId, { record, events });
      const grant = typeof refreshToken === 'string' ? await tokens.rotate(refreshToken, onReuse) : null;
      const account = grant && (await findAccount(database.read, grant.userId));
      const mayEnter = account && !(await isDemoRefused(account, mayUseDemo, request));
      return mayEnter ? toSession(account, grant) : answer(401, invalidRefreshToken);
    },
    resume: async (_, { request, response }) => {
      const hash = cookies.read(request);
      if (!hash) return answer(401, invalidRefreshToken);
      // Before the transaction, in which it would need a second connection.
      const mayUseDemoAccount = await mayUseDemo(request);
      const resumed = await database.write((db) => resumeBy(db, hash, request, { tokens, record, events, mayUseDemoAccount }));
      // A cookie that may work later is kept.
      if (resumed === 'dead') cookies.clear(request, response);
      if (typeof resumed === 'string') return answer(401, invalidRefreshToken);
      if (resumed.secret) cookies.set(request, response, resumed.secret);
      return toSession(resumed.account, resumed.grant);
    },
    logout: async ({ body: { refreshToken } }, { request, response }) => {
      const session = typeof refreshToken === 'string' ? await tokens.sessionOf(refreshToken) : null;
      const hash = cookies.read(request);
      await database.write((db) => leave(db, request, hash, session?.id));
      if (hash) cookies.clear(request, response);
      return undefined;
    },
  };
}

type Entering = { code: unknown; rememberMe: unknown; fresh: string | undefined; reservation: Reservation; request: FastifyRequest };
type Entered = 'wrong password' | 'missing' | 'wrong code' | { grant: Grant; cookie: string | undefined; device: string };

/** Accepts any JSON: every malformed body gets the specification's own answer. */
function fieldsOf(body: unknown): Record<string, unknown> {
  return (body ?? {}) as Record<string, unknown>;
}
