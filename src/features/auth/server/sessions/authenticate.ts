// Identifies the caller by the request's token.
import type { Database } from '#kit/server/database/database.ts';
import type { Authenticate, Caller } from '#kit/server/http/caller.ts';
import { isAdmin } from '../accounts/abilities.ts';
import { type DemoMode, isDemoRefused, type MayUseDemo } from '../demo.ts';
import { findAccountBySession } from '../queries.ts';
import { isRequiredOf, toRequiredFor } from '../twoStep/twoStepPolicy.ts';
import { isOver } from './limits.ts';
import type { Tokens } from './tokens.ts';

/** Reads `Authorization: Bearer` and queries the account each time, so that role changes and ended sessions take effect immediately. */
export function authenticateWith(database: Database, tokens: Tokens, mayUseDemo: MayUseDemo, demo: DemoMode): Authenticate {
  return async (request): Promise<Caller | null> => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const proof = token ? await tokens.read(token) : null;
    const account = proof && (await findAccountBySession(database.read, proof));
    if (!account || isOver(account, tokens.limits) || (await isDemoRefused(account, mayUseDemo, request))) return null;
    const lacksTwoStep = account.two_step_since === null && isRequiredOf(toRequiredFor(account.two_step_required_for), account, demo);
    return {
      ...{ id: account.id, isAdmin: isAdmin(account), until: proof.until, session: proof.session },
      ...(lacksTwoStep && { restriction: 'two-step-required' }),
    };
  };
}
