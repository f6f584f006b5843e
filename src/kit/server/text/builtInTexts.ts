// Built-in texts in all languages, for rows that users may edit. Such a row has a key in its column `text_key` and is shown in the
// user's language. An edit of its text clears the column: from then on all users see what was written.
import { isDeepStrictEqual } from 'node:util';
import { type Language, languages } from '#kit/errors.ts';

/** The texts of one language by their key. */
export type BuiltInTexts<Text> = (language: Language) => ReadonlyMap<string, Text>;

/** Each language is created on first use. A migration must clear `text_key` where a later version drops a key. */
export function builtInTexts<Text>(make: (language: Language) => Readonly<Record<string, Text>>): BuiltInTexts<Text> {
  const made = new Map<Language, ReadonlyMap<string, Text>>();
  return (language) => {
    const texts = made.get(language) ?? new Map(Object.entries(make(language)));
    made.set(language, texts);
    return texts;
  };
}

type Keyed = { text_key: string | null };

/** A row with the built-in texts in this language, if it has a key. */
export function localizeRow<Row extends Keyed, Text extends Partial<Row>>(texts: BuiltInTexts<Text>, language: Language, row: Row): Row {
  const text = row.text_key === null ? undefined : texts(language).get(row.text_key);
  return text ? { ...row, ...text } : row;
}

/**
 * The text columns that an edit writes: none if the texts are still the built-in ones in any language, so that they stay translated.
 * `sent`: the texts as in the built-in ones; `derived`: columns that depend on them
 */
export function editedTextColumns<Text extends object, Sent extends Partial<Text>, Derived extends object>(
  texts: BuiltInTexts<Text>,
  { text_key }: Keyed,
  sent: Sent,
  derived: Derived,
): Partial<Sent & Derived & { text_key: null }> {
  const isUntouched = text_key !== null && languages.some((language) => isSame(texts(language).get(text_key), sent));
  return isUntouched ? {} : { ...sent, ...derived, text_key: null };
}

function isSame(text: object | undefined, sent: object): boolean {
  return text !== undefined && Object.entries(sent).every(([field, value]) => isDeepStrictEqual((text as never)[field], value));
}

/** The keys of the texts that satisfy `fits`. */
export function keysOf<Text>(texts: ReadonlyMap<string, Text>, fits: (text: Text) => boolean): string[] {
  return [...texts].filter(([, text]) => fits(text)).map(([key]) => key);
}
