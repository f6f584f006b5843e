// Removes files of the bundle that only pass on exports of another file: each would be one more request.

/** `export{t as Shell}from"./shell-1.js";`, with imports for their effects before it. */
const passing = /^(?:import"[^"]+";)*export\{([^}]*)\}from"\.\/([^"]+)";\s*(?:\/\/# sourceMappingURL=.*\s*)?$/;

/** Whether a file of the bundle has no code of its own. @param {{ code: string }} chunk */
export const isFacade = ({ code }) => passing.test(code);

/**
 * Where such a file is imported, the other one is, and its exports get the names that the importer expects.
 * @returns {import('vite').Plugin}
 */
export function joinFacades() {
  return {
    name: 'join-facades',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const facades = chunks.filter((chunk) => chunk.isDynamicEntry && isFacade(chunk));
        for (const facade of facades) {
          const [, exported = '', target = ''] = passing.exec(facade.code) ?? [];
          const names = exported.split(',').map((pair) => {
            const [inner = '', outer = inner] = pair.split(' as ');
            return `${outer}:e.${inner}`;
          });
          const name = facade.fileName.replace(/^.*\//, '');
          const call = new RegExp(`import\\(([\`"'])\\./${RegExp.escape(name)}\\1\\)`, 'g');
          for (const chunk of chunks) {
            if (!chunk.code.includes(name)) continue;
            chunk.code = chunk.code
              .replace(call, `import("./${target}").then(e=>({${names.join(',')}}))`)
              // In the list of files to preload.
              .replaceAll(name, target);
          }
          delete bundle[facade.fileName];
        }
      },
    },
  };
}
