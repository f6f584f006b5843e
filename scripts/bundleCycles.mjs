// Import cycles between files of the bundle: the file that runs first uses values of the other that are not initialised yet.

/** @typedef {import('./firstScreens.mjs').Parts} Parts */

/** @param {Parts} parts @returns {string[] | undefined} the files of a cycle, in import order */
export function findCycle(parts) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const path = [];
  /** @param {string} file @returns {string[] | undefined} */
  const follow = (file) => {
    const start = path.indexOf(file);
    if (start >= 0) return path.slice(start);
    if (done.has(file)) return undefined;
    path.push(file);
    for (const next of parts[file]?.imports ?? []) {
      const found = follow(next);
      if (found) return found;
    }
    path.pop();
    done.add(file);
    return undefined;
  };
  for (const file of Object.keys(parts)) {
    const found = follow(file);
    if (found) return found;
  }
  return undefined;
}
