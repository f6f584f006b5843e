// The server as the build bundles it: a few files instead of a thousand, which load in a fraction of the time.
import { readFileSync, statSync } from 'node:fs';

/** In `dist/server.json`. `entries`: bundled files by the modules of `src` that they replace; `sources`: seconds of the change and size of each. */
export type BundleManifest = { entries: Record<string, string>; sources: Record<string, [changed: number, size: number]> };

/**
 * @param root of the checkout, as a URL with a slash at its end
 * @returns URLs of bundled files by those of the modules that they replace; none without a build, or if a source has changed since
 */
export function findBundledServer(root: URL): Map<string, string> {
  const manifest = readManifest(root);
  const isCurrent = Object.entries(manifest.sources).every(([file, of]) => isSame(changeOf(new URL(file, root)), of));
  const entries = isCurrent ? Object.entries(manifest.entries) : [];
  return new Map(entries.map(([module, file]) => [new URL(module, root).href, new URL(file, root).href]));
}

/** undefined if there is no such file. Whole seconds, because images of containers keep no more. */
export function changeOf(file: URL): [changed: number, size: number] | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && [Math.floor(found.mtimeMs / 1000), found.size];
}

function isSame(now: [number, number] | undefined, [changed, size]: [number, number]): boolean {
  return now?.[0] === changed && now[1] === size;
}

function readManifest(root: URL): BundleManifest {
  try {
    return JSON.parse(readFileSync(new URL('dist/server.json', root), 'utf8'));
  } catch {
    return { entries: {}, sources: {} };
  }
}
