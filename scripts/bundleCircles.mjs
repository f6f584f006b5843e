// Files of the bundle that need each other: which of them runs first is chance, and what it needs of the other is not there yet.

/** @typedef {import('./firstScreens.mjs').Parts} Parts */

/** @param {Parts} parts @returns {string[] | undefined} the files of a circle, in the order in which they import each other */
export function circleIn(parts) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const path = [];
  /** @param {string} file @returns {string[] | undefined} */
  const follow = (file) => {
    const place = path.indexOf(file);
    if (place >= 0) return path.slice(place);
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
