// Patterns and formats are only tried on texts of a bounded length: Ajv tells all faults, so a text over its `maxLength` would be tried too.
import { type Ajv, _ as code } from 'ajv';

/** Of a text that says no `maxLength`. Whatever has a pattern or a format and no limit of its own is a short text: a date, a user name, a key. */
const LONGEST_UNSAID = 1000;

/** Makes `pattern` and `format` pass over a text that is longer than it may be, which is a fault of its own. @param ajv has its formats already */
export function boundTexts(ajv: Ajv): void {
  ajv.removeKeyword('pattern');
  ajv.addKeyword({
    keyword: 'pattern',
    type: 'string',
    schemaType: 'string',
    error: { message: 'does not match', params: ({ schemaCode }) => code`{pattern: ${schemaCode}}` },
    compile: (pattern: string, schema: { [Keyword: string]: unknown }) => {
      const maxLength = schema.maxLength as number | undefined;
      const expression = new RegExp(pattern, 'u');
      // `maxLength` counts characters, of which each is one or two of `length`.
      if (maxLength !== undefined) return (text: string) => text.length > 2 * maxLength || expression.test(text);
      return (text: string) => text.length <= LONGEST_UNSAID && expression.test(text);
    },
  });
  for (const [name, format] of Object.entries(ajv.formats)) {
    const test = testOf(format);
    if (test) ajv.addFormat(name, (text: string) => text.length <= LONGEST_UNSAID && test(text));
  }
}

type Format = Ajv['formats'][string];

/** A format's own check of a text. */
function testOf(format: Format): ((text: string) => boolean) | undefined {
  const checked = typeof format === 'object' && 'validate' in format ? format.validate : format;
  if (typeof format === 'object' && 'type' in format && format.type === 'number') return undefined;
  if (checked instanceof RegExp) return (text) => checked.test(text);
  return typeof checked === 'function' ? (checked as (text: string) => boolean) : undefined;
}
