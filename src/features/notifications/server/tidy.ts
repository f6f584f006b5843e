import type { Database } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

const KEPT_DAYS = 90;
const TIDY_EVERY_MS = 3_600_000;

/** Takes away what is too old for anybody to ask for: at once, and while the server runs. */
export function keepNotificationsTidy({ write }: Database, onError: (error: unknown) => void): { stop(): Promise<void> } {
  const tidy = () => {
    const long = new Date(Date.now() - KEPT_DAYS * 86_400_000).toISOString();
    return write((db) => db.deleteFrom('notifications').where('created_at', '<', long).execute()).catch(onError);
  };
  let latest: Promise<unknown> = tidy();
  const timer = setInterval(() => {
    latest = tidy();
  }, TIDY_EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await latest;
    },
  };
}
