// What is open to requests from this machine alone: the demonstration's accounts, and registering. Both end where others turn out to be
// behind such requests, unless the operator has said what is wanted.
import type { FastifyRequest } from 'fastify';
import type { MayUseDemo } from '#features/auth/server/demo.ts';
import type { ClosedByProxy } from '#features/settings/contract.ts';
import type { LocalTrust } from '#features/settings/server/localTrust.ts';
import { isLocal } from '#kit/server/http/localRequest.ts';
import { type Config, isReachable } from '../start/config.ts';

export type LocalAccess = {
  /** Whether this request may use the demonstration's accounts. */
  mayUseDemo: MayUseDemo;
  /** Whether anybody can use them at all. */
  isDemoUsable(): Promise<boolean>;
  /** Whether this request may register where nobody has said who may. */
  mayRegister(request: FastifyRequest): Promise<boolean>;
  /** What would be open to this machine, and no longer is. */
  findClosed(): Promise<ClosedByProxy[]>;
};

export function localAccess(config: Config, trust: Pick<LocalTrust, 'hasEnded'>): LocalAccess {
  const open = openToThisMachine(config);
  const isClosed = async (what: ClosedByProxy) => open.includes(what) && (await trust.hasEnded());
  return {
    mayUseDemo: async (request) => config.demo === 'public' || (config.demo === 'local' && isLocal(request) && !(await isClosed('demo'))),
    isDemoUsable: async () => config.demo !== 'off' && !(await isClosed('demo')),
    mayRegister: async (request) => open.includes('registration') && isLocal(request) && !(await trust.hasEnded()),
    findClosed: async () => (open.length > 0 && (await trust.hasEnded()) ? open : []),
  };
}

/** What is open to requests from this machine because nobody has said otherwise. */
function openToThisMachine(config: Config): ClosedByProxy[] {
  const { demo, isDemoSaid, registration } = config;
  const open: ClosedByProxy[] = [];
  if (demo === 'local' && !isDemoSaid) open.push('demo');
  if (registration === null && demo !== 'public' && !isReachable(config)) open.push('registration');
  return open;
}

/** What the log says when the trust has ended, and at each start from then on; null: nothing was open by it. */
export function warningOfProxy(config: Config, sign: string): string | null {
  const closed = openToThisMachine(config);
  const seen = `OTHERS REACH THIS SERVER THROUGH A PROXY OR ANOTHER NAME (seen: ${sign}).`;
  const declare =
    'Set TRUST_PROXY to the address of the proxy and PUBLIC_URL to the address of the pages (docs/operations.md, Behind a proxy).';
  if (closed.length > 0) {
    const what = closed.map((each) => words[each]).join(' and ');
    const keep = closed.map((each) => keeping[each]).join(' and ');
    const open = closed.map((each) => opening[each]).join(' and ');
    return `${seen} Requests from this machine are trusted no more: ${what} stay off. ${keep} leaves it so and ends this warning; ${open} opens it to all who reach the server. ${declare} Where no account is left to sign in with, npm run admin -- E-MAIL makes an administrator.`;
  }
  if (config.demo === 'local')
    return `${seen} DEMO=true lets the demonstration's accounts, whose passwords everybody knows, be used by all requests that look as if they came from this machine. Set DEMO=false unless that is meant. ${declare}`;
  return null;
}

const words: Record<ClosedByProxy, string> = { demo: "the demonstration's accounts", registration: 'registering without an invitation' };
const keeping: Record<ClosedByProxy, string> = { demo: 'DEMO=false', registration: 'REGISTRATION=invite' };
const opening: Record<ClosedByProxy, string> = { demo: 'DEMO=true', registration: 'REGISTRATION=open' };
