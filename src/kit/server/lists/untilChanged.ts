// Answers that are given again as long as nothing was committed: many users open the same list.
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
 * Asks only once until the next commit, a second at most, for what is given as JSON. Whoever gets an answer must not change it.
 * While something is written, and on PostgreSQL, each time.
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
