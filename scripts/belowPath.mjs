// Lets code that is loaded later be fetched below the path that the page names: the build itself does not know it (decision 0064).

/** How the bundler's loader begins the address of a file: `function(e){return`/`+e}`, after its choice of `modulepreload`. */
const beginning = /(`modulepreload`:`preload`\}\)\(\),[\w$]+=function\(([\w$]+)\)\{return)(`\/`\+\2\})/;

/** @returns {import('vite').Plugin} */
export function belowPath() {
  let isMinified = true;
  return {
    name: 'below-path',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ build }) => {
      isMinified = build.minify !== false;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && beginning.test(file.code));
        if (chunk?.type === 'chunk') chunk.code = chunk.code.replace(beginning, '$1(document.documentElement.dataset.prefix||``)+$3');
        // The other builds are not served.
        else if (isMinified) throw new Error('The loader of the bundle looks different: change scripts/belowPath.mjs.');
      },
    },
  };
}
