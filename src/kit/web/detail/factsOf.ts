import type { LocalizedText } from '#kit/errors.ts';
import type { Field } from '#kit/recordFields.ts';

/** An entry in the card of facts. `value` and `below` are empty if unknown. */
export type FactShown = {
  name: string;
  label: LocalizedText;
  value: string;
  /** For `<time>`, if the value is a day or an instant. */
  dateTime?: string;
  below: string;
  isWide: boolean;
};

/**
 * The facts of a record: narrow ones in the order of its fields, then wide ones. Sources use 0 for what is unknown.
 * @param inWords a value, which is not empty, as users read it
 */
export function factsOf<Name extends string>(
  fields: Readonly<Record<Name, Field<Name, string>>>,
  record: object,
  inWords: (value: string, kind: string) => string,
): FactShown[] {
  const values = record as Record<string, unknown>;
  const asText = (name: Name) => {
    const value = values[name];
    return value === null || value === undefined || value === 0 ? '' : Array.isArray(value) ? value.join('\n') : String(value);
  };
  const words = (name: Name | undefined) => {
    const value = name ? asText(name) : '';
    return name && value ? inWords(value, fields[name].kind) : '';
  };
  const facts = Object.entries<Field<Name, string>>(fields).flatMap(([name, { kind, label, labels, shown }]): FactShown[] => {
    const { fact } = shown;
    if (!fact || (fact.if && !asText(fact.if))) return [];
    const value = [words(name as Name), words(fact.with)].filter(Boolean).join(' · ');
    const dateTime = kind === 'day' || kind === 'instant' ? asText(name as Name) : '';
    const place = { below: words(fact.below), isWide: fact.wide === true };
    return [{ name, label: labels?.fact ?? label, value, ...(dateTime && { dateTime }), ...place }];
  });
  return facts.toSorted((a, b) => Number(a.isWide) - Number(b.isWide));
}
