// What only requests from this machine may do: use demo accounts, register and read the metrics. All end once a proxy is detected, unless the
// operator has configured them.
import type { FastifyRequest } from 'fastify';
import type { MayUseDemo } from '#features/auth/server/demo.ts';
import type { ClosedByProxy } from '#features/settings/contract.ts';
import type { LocalTrust } from '#features/settings/server/localTrust.ts';
import { isLocal } from '#kit/server/http/localRequest.ts';
import { type Config, isReachable } from '../start/config.ts';

export type LocalAccess = {
  /** Whether this request may use the demo accounts. */
  mayUseDemo: MayUseDemo;
  /** Whether any request may use them. */
  isDemoUsable(): Promise<boolean>;
  /** Whether this request may register if REGISTRATION is not set. */
  mayRegister(request: FastifyRequest): Promise<boolean>;
  /** Whether this request may read the metrics if METRICS_TOKEN is not set. */
  mayReadMetrics(request: FastifyRequest): boolean;
  /** What was open to this machine, and no longer is. */
  findClosed(): Promise<ClosedByProxy[]>;
};

export function localAccess(config: Config, trust: Pick<LocalTrust, 'hasEnded' | 'isKnownToHaveEnded'>): LocalAccess {
  const open = openToThisMachine(config);
  const isClosed = async (what: ClosedByProxy) => open.includes(what) && (await trust.hasEnded());
  return {
    mayUseDemo: async (request) => config.demo === 'public' || (config.demo === 'local' && isLocal(request) && !(await isClosed('demo'))),
    isDemoUsable: async () => config.demo !== 'off' && !(await isClosed('demo')),
    mayRegister: async (request) => open.includes('registration') && isLocal(request) && !(await trust.hasEnded()),
    mayReadMetrics: (request) => isLocal(request) && !trust.isKnownToHaveEnded(),
    findClosed: async () => (open.length > 0 && (await trust.hasEnded()) ? open : []),
  };
}

/** What is open to requests from this machine by default. */
function openToThisMachine(config: Config): ClosedByProxy[] {
  const { demo, isDemoSet, registration } = config;
  const open: ClosedByProxy[] = [];
  if (demo === 'local' && !isDemoSet) open.push('demo');
  if (registration === null && demo !== 'public' && !isReachable(config)) open.push('registration');
  return open;
}

/** The warning when the trust in local requests has ended, and at each later start; null if nothing was open. */
export function warningOfProxy(config: Config, sign: string): string | null {
  const closed = openToThisMachine(config);
  const seen = `OTHER MACHINES REACH THIS SERVER THROUGH A PROXY OR ANOTHER NAME (seen: ${sign}).`;
  const declare =
    'Set TRUST_PROXY to the address of the proxy and PUBLIC_URL to the address of the pages (docs/operations.md, Behind a proxy).';
  if (closed.length > 0) {
    const what = closed.map((each) => words[each]).join(' and ');
    const keep = closed.map((each) => keeping[each]).join(' and ');
    const open = closed.map((each) => opening[each]).join(' and ');
    return `${seen} Requests from this machine are no longer trusted: ${what} stay off. ${keep} keeps this and ends the warning; ${open} opens it to all who reach the server. ${declare} If no account is left to sign in with, npm run admin -- E-MAIL creates an administrator.`;
  }
  if (config.demo === 'local')
    return `${seen} DEMO=true allows all requests that look local to use the demo accounts, whose passwords are public. Set DEMO=false unless this is intended. ${declare}`;
  return null;
}

const words: Record<ClosedByProxy, string> = { demo: 'the demo accounts', registration: 'registering without an invitation' };
const keeping: Record<ClosedByProxy, string> = { demo: 'DEMO=false', registration: 'REGISTRATION=invite' };
const opening: Record<ClosedByProxy, string> = { demo: 'DEMO=true', registration: 'REGISTRATION=open' };
