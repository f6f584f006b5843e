// Finds a text of a catalogue, chooses its plural form and fills in values.

/** A catalogue: texts by key, in groups. */
export type Texts = { readonly [key: string]: string | Texts };

/** What a text names in double braces. `count` also chooses the plural form; `defaultValue` is the text of a missing key. */
export type Values = { readonly [name: string]: unknown; readonly count?: number; readonly defaultValue?: string };

/**
 * A text in its plural form, with values filled in. Unknown keys are returned as they are.
 * @param key dotted: `list.title`
 * @param plural the form of a number, such as `one`
 */
export function translate(texts: Texts | undefined, key: string, values: Values | undefined, plural: (count: number) => string): string {
  const text = find(texts, key, values?.count, plural) ?? values?.defaultValue ?? key;
  if (!values || !text.includes('{{')) return text;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

function find(texts: Texts | undefined, key: string, count: number | undefined, plural: (count: number) => string): string | undefined {
  const names = key.split('.');
  const last = names.pop() as string;
  let group: Texts | string | undefined = texts;
  for (const name of names) group = typeof group === 'object' ? group[name] : undefined;
  if (typeof group !== 'object') return undefined;
  const forms = typeof count === 'number' ? [...(count === 0 ? [`${last}_zero`] : []), `${last}_${plural(count)}`] : [];
  const found = [...forms, last].map((name) => (Object.hasOwn(group, name) ? group[name] : undefined)).find((text) => text !== undefined);
  return typeof found === 'string' ? found : undefined;
}
