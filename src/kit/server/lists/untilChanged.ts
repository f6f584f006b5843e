// A cache of answers that is valid until the next commit, because many users open the same list.
import type { Database } from '../database/database.ts';

/** Moments pass too, and the search may lack the last rows of a large import for a moment. */
const HOLDS_MS = 1000;
/** Of one kind: pages of lists. */
const MOST_KEPT = 50;

const answers = new WeakSet<object>();

/** Whether an answer may be given again, and is never changed. */
export function isKept(answer: object): boolean {
  return answers.has(answer);
}

/**
 * Caches answers until the next commit, for one second at most. The key is the arguments as JSON. Callers share an answer and must not
 * change it. Nothing is cached while `database.version()` is undefined: during a write, and on PostgreSQL.
 */
export function untilChanged<Given extends unknown[], Answer extends object>(
  database: Pick<Database, 'version'>,
  ask: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>();
  let keptVersion: number | undefined;
  return (...given) => {
    const version = database.version();
    if (version === undefined) return ask(...given);
    if (version !== keptVersion) kept.clear();
    keptVersion = version;
    const key = JSON.stringify(given);
    const found = kept.get(key);
    if (found && performance.now() < found.until) return found.answer;
    if (kept.size >= MOST_KEPT) kept.clear();
    const answer = ask(...given);
    kept.set(key, { answer, until: performance.now() + HOLDS_MS });
    answer.then(
      (found) => answers.add(found),
      () => kept.delete(key),
    );
    return answer;
  };
}
