import { root } from './run.mjs';

const home = root.replaceAll('\\', '/');

/** `src/…` for our own, `node_modules/…` for a package's, wherever the repository is. @param {string} id */
export function nameOf(id) {
  const path = id.replaceAll('\\', '/');
  return /node_modules\/(?!.*\/node_modules\/).*$/.exec(path)?.[0] ?? (path.startsWith(home) ? path.slice(home.length) : id);
}
