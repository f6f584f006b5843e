// Sends a sign-out that the server has not confirmed, for want of a connection. Loaded only if there is one.
import { calls } from './calls.ts';
import type { SessionStore } from './storage.ts';

let running: Promise<void> | undefined;

/** Ends the session on the server, and clears the remember cookie, which pages cannot. If it fails, it stays stored. */
export function finishLeaving(stored: SessionStore): Promise<void> {
  const refreshToken = stored.leaving();
  if (!refreshToken) return Promise.resolve();
  running ??= calls.logout
    .send({ body: { refreshToken } })
    .then(() => stored.leave(null))
    .catch(() => {})
    .finally(() => {
      running = undefined;
    });
  return running;
}
