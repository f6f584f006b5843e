// The arguments of npm run admin. What each command does is in adminWork.ts.
import { parseArgs } from 'node:util';
import { roles } from '#features/users/listQuery.ts';
import type { Language } from '#kit/errors.ts';
import type { Config } from '../start/config.ts';
import { type AdminTexts, adminTexts } from './adminTexts.ts';
import { type AdminWork, adminWork, type Role } from './adminWork.ts';
import type { WithCalls } from './serverCalls.ts';

type Given = { words: string[]; failed: boolean; role: string | undefined; signOut: boolean };
/** Reads the words after the name; a text says what is wrong with them, and undefined that they are too many or too few. */
type Reader = (given: Given, texts: AdminTexts) => AdminWork | string | undefined;

const isEmail = (word: string) => /^[^\s@]+@[^\s@]+$/.test(word);
const isRole = (word: string): word is Role => roles.some((role) => role === word);

/** A command about one account. */
function ofAccount(
  workOf: (email: string, given: Given, rest: string[], texts: AdminTexts) => AdminWork | string | undefined,
  more = 0,
): Reader {
  return (given, texts) => {
    const [email, ...rest] = given.words;
    if (email === undefined || rest.length !== more) return undefined;
    return isEmail(email) ? workOf(email, given, rest, texts) : texts.wrongEmail(email);
  };
}

const roleOr = (role: string, texts: AdminTexts, work: (role: Role) => AdminWork) =>
  isRole(role) ? work(role) : texts.wrongRole(role, roles.join(', '));

const readers: Record<string, { options?: (keyof Given)[]; read: Reader }> = {
  list: { read: ({ words }) => (words.length > 1 ? undefined : adminWork.list(words[0] ?? '')) },
  invite: {
    options: ['role'],
    read: ofAccount((email, { role }, _, texts) =>
      role === undefined ? adminWork.invite(email) : roleOr(role, texts, (known) => adminWork.invite(email, known)),
    ),
  },
  'reset-password': { options: ['signOut'], read: ofAccount((email, { signOut }) => adminWork.resetPassword(email, signOut)) },
  'reset-second-step': { read: ofAccount((email) => adminWork.resetSecondStep(email)) },
  unlock: { read: ofAccount((email) => adminWork.unlock(email)) },
  role: { read: ofAccount((email, _, [role = ''], texts) => roleOr(role, texts, (known) => adminWork.changeRole(email, known)), 1) },
  disable: { read: ofAccount((email) => adminWork.disable(email)) },
  enable: { read: ofAccount((email) => adminWork.enable(email)) },
  'sign-out': { read: ofAccount((email) => adminWork.signOut(email)) },
  outbox: { options: ['failed'], read: readOutbox },
  roles: { read: ({ words }) => (words.length > 0 ? undefined : adminWork.roles()) },
};

function readOutbox({ words: [first, second, ...more], failed }: Given, texts: AdminTexts): AdminWork | string | undefined {
  if (first !== 'show' && first !== 'send') return second === undefined ? adminWork.outbox(first ?? '', failed) : undefined;
  if (second === undefined || more.length > 0 || failed) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(second)) return texts.wrongId(second);
  return first === 'show' ? adminWork.showMail(second) : adminWork.sendMail(second);
}

/** @returns the command, or what is wrong with the arguments */
export function readAdmin(args: string[], language: Language, withCalls: WithCalls): ((config: Config) => Promise<boolean>) | string {
  const texts = adminTexts[language];
  const parsed = parse(args);
  if (!parsed) return texts.usage;
  const { json, help, name, used, ...given } = parsed;
  if (help)
    return async () => {
      console.log(texts.usage);
      return true;
    };
  // The first administrator of a new server: npm run admin -- EMAIL
  const known = isEmail(name) ? { read: ofAccount((email) => adminWork.inviteAdmin(email)) } : readers[name];
  if (!known) return name === '' ? texts.usage : `${texts.wrongWord(name)}\n${texts.usage}`;
  const allowed: readonly string[] = readers[name]?.options ?? [];
  if (used.some((option) => !allowed.includes(option))) return texts.usage;
  const work = known.read({ ...given, words: isEmail(name) ? [name, ...given.words] : given.words }, texts);
  if (work === undefined) return texts.usage;
  if (typeof work === 'string') return `${work}\n${texts.usage}`;
  const speech = { language, texts };
  return async (config) => {
    const shown = typeof work === 'function' ? await withCalls(config, language, (call) => work(call, speech)) : work.alone(speech);
    console.log(json ? JSON.stringify(shown.answer ?? {}, null, 2) : shown.text);
    return true;
  };
}

function parse(args: string[]) {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: flag, help: flag, failed: flag, 'sign-out': flag, role: { type: 'string' } },
    });
    const [name = '', ...words] = positionals;
    const { json, help, failed, role } = values;
    const signOut = values['sign-out'];
    const used = [failed && 'failed', signOut && 'signOut', role !== undefined && 'role'].filter((option) => option !== false);
    return { json, help, failed, role, signOut, name, words, used };
  } catch {
    return undefined;
  }
}
