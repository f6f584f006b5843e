// For the gallery: all icons that the product imports, as one module, so that no list has to be maintained.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const moduleName = 'virtual:used-icons';
const resolved = `\0${moduleName}`;
const imported = /import \{([^}]*)\} from '@tabler\/icons-react'/g;
const icons = join(root, 'node_modules/@tabler/icons-react/dist/esm/icons');

/** `export const icons = { IconCheck, … }` @returns {import('vite').Plugin} */
export function usedIcons() {
  return {
    name: 'used-icons',
    resolveId: (id) => (id === moduleName ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const code = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
      const words = code.flatMap((text) => [...text.matchAll(imported)]).flatMap(([, names = '']) => names.split(','));
      // The imports also contain types.
      const names = [...new Set(words.map((word) => word.trim()))].filter((word) => /^Icon\w+$/.test(word)).sort();
      // The query makes copies: if the gallery shared them, the icons of every screen would be split into files of their own.
      const imports = names.map((name) => `import ${name} from ${JSON.stringify(`${join(icons, `${name}.mjs`)}?copy`)};`);
      return [...imports, `export const icons = { ${names} };`].join('\n');
    },
  };
}
