// Applies patterns and formats only to texts of bounded length: Ajv reports all faults, so texts over `maxLength` would be tested too.
import { type Ajv, _ as code } from 'ajv';

/** The limit without `maxLength`: texts with a pattern or a format but no limit are short, such as dates, user names and keys. */
const LONGEST_UNSAID = 1000;

/** Makes `pattern` and `format` skip texts that are too long, which is a fault of its own. @param ajv with its formats */
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
      // `maxLength` counts characters, which have one or two UTF-16 units each.
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

/** A format's own test. */
function testOf(format: Format): ((text: string) => boolean) | undefined {
  const checked = typeof format === 'object' && 'validate' in format ? format.validate : format;
  if (typeof format === 'object' && 'type' in format && format.type === 'number') return undefined;
  if (checked instanceof RegExp) return (text) => checked.test(text);
  return typeof checked === 'function' ? (checked as (text: string) => boolean) : undefined;
}
