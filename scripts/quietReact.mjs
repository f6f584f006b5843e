/** `SuspenseException = Error(formatProdErrorMessage(460))`: React knows these by identity, and nobody reads their stacks. */
const marker = /Exception = Error\((formatProdErrorMessage\(\d+\))\)/g;
const MARKERS = 5;

/**
 * React makes five errors while it is set up. Where tools are attached, V8 parses the whole package again for the place of the first one, 80
 * to 140 ms on a slow phone: a measurement would show what users do not wait for. Here they are made without a stack.
 * @returns {import('vite').Plugin}
 */
export function quietReact() {
  return {
    name: 'quiet-react',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const found = code.match(marker)?.length ?? 0;
        if (found !== MARKERS) this.error(`React has ${found} errors of its start instead of ${MARKERS}: look at scripts/quietReact.mjs.`);
        return code.replace(marker, 'Exception = Object.create(Error.prototype, { message: { value: $1 } })');
      },
    },
  };
}
