// Replaces Mantine's `useId`. Its own sets another id when a component is mounted: before the first paint React would then run every effect
// of the screen and render each field a second time, for which a slow phone needs a tenth of a second.

const hook = /[\\/]@mantine[\\/]hooks[\\/]esm[\\/]use-id[\\/]use-id\.mjs$/;

/** @returns {import('vite').Plugin} */
export function steadyIds() {
  let isReplaced = false;
  return {
    name: 'steady-ids',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    load(id) {
      if (!hook.test(id)) return undefined;
      isReplaced = true;
      return "import { useId as useReactId } from 'react';\nexport function useId(own) {\n  const id = useReactId();\n  return typeof own === 'string' ? own : id;\n}";
    },
    // A later version of Mantine may have it elsewhere.
    buildEnd(error) {
      if (!error && !isReplaced) this.error('The useId of Mantine was not found.');
    },
  };
}
