// The pages of the gallery as one small module, so that index, search and old addresses know them without fetching their code, and no
// list has to be maintained.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './run.mjs';
import { typesetLabels } from './typography.mjs';

const moduleName = 'virtual:gallery-pages';
const resolved = `\0${moduleName}`;
const folder = 'src/features/gallery/web/pages';
const groups = ['ui', 'components', 'cards', 'forms', 'tables', 'charts', 'maps', 'extensions', 'layouts'];
const metaOf = /^export const meta = (\{[\s\S]*?^\}) satisfies Meta;/m;

/** Path, id, group, older addresses and the text of the object `meta` of each page. Throws for a page without one. */
export function galleryPages() {
  const found = globSync(`${folder}/*/*.tsx`, { cwd: root }).map((file) => {
    const [, meta] = metaOf.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    if (!meta) throw new Error(`${file} exports no \`meta = { … } satisfies Meta\` with an object of plain texts.`);
    const [, old = ''] = /^ {2}old: \[([\s\S]*?)\]/m.exec(meta) ?? [];
    return {
      ...{ file, id: basename(file, '.tsx'), group: basename(dirname(file)), meta },
      old: [...old.matchAll(/'([^']+)'/g)].map(([, address = '']) => address),
    };
  });
  /** @param {{ group: string, id: string }} page */
  const place = ({ group, id }) => `${groups.indexOf(group)} ${id}`;
  return found.sort((one, other) => place(one).localeCompare(place(other)));
}

/** @returns {import('vite').Plugin} */
export function galleryIndex() {
  return {
    name: 'gallery-index',
    // While developing, a page that is added or changed is known at the next load.
    configureServer({ watcher, environments: { client } }) {
      watcher.on('all', (_, file) => {
        const index = file.replaceAll('\\', '/').includes(folder) && client?.moduleGraph.getModuleById(resolved);
        if (index) client?.moduleGraph.invalidateModule(index);
      });
    },
    resolveId: (id) => (id === moduleName ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const entries = galleryPages().map(
        ({ id: page, group, meta }) => `{ id: ${JSON.stringify(page)}, group: ${JSON.stringify(group)}, ...${typesetLabels(meta)} }`,
      );
      return `export const pages = [${entries.join(',\n')}];`;
    },
  };
}
