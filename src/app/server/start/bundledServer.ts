// The server as the build bundles it: a few files instead of a thousand, which load in a fraction of the time.
import { existsSync, readFileSync, statSync } from 'node:fs';

/**
 * In `dist/server.json`. `entries`: bundled files by the modules of `src` that they replace; `sources`: seconds of the change and size of each;
 * `files`: all names in `dist/server`.
 */
export type BundleManifest = {
  entries: Record<string, string>;
  sources: Record<string, [changed: number, size: number]>;
  files: string[];
};

/**
 * @param root of the checkout, as a URL with a slash at its end
 * @returns URLs of bundled files by those of the modules that they replace; none without a whole build, or if a source has changed since
 */
export function findBundledServer(root: URL): Map<string, string> {
  try {
    const { entries, sources, files }: BundleManifest = JSON.parse(readFileSync(new URL('dist/server.json', root), 'utf8'));
    const isWhole = files.every((file) => existsSync(new URL(`dist/server/${file}`, root)));
    const isCurrent = Object.entries(sources).every(([file, of]) => isSame(changeOf(new URL(file, root)), of));
    if (!isWhole || !isCurrent) return new Map();
    return new Map(Object.entries(entries).map(([module, file]) => [new URL(module, root).href, new URL(file, root).href]));
  } catch {
    return new Map();
  }
}

/** undefined if there is no such file. Whole seconds, because images of containers keep no more. */
export function changeOf(file: URL): [changed: number, size: number] | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && [Math.floor(found.mtimeMs / 1000), found.size];
}

function isSame(now: [number, number] | undefined, [changed, size]: [number, number]): boolean {
  return now?.[0] === changed && now[1] === size;
}
