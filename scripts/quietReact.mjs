/**
 * React makes five errors while it is set up, which it compares by identity and whose stacks nobody reads. Where tools are attached, V8
 * parses the whole package again for the place of the first one: 80 to 140 ms on a slow phone, in every measurement. Here they
 * are made without a stack.
 * @returns {import('vite').Plugin}
 */
export function quietReact() {
  return {
    name: 'quiet-react',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) =>
        code.replace(
          /Exception = Error\((formatProdErrorMessage\(\d+\))\)/g,
          'Exception = Object.create(Error.prototype, { message: { value: $1 } })',
        ),
    },
  };
}
