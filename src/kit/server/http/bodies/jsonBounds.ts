// Limits for the structure of a JSON body. Its size is limited elsewhere, but nested values cost far more than their bytes.
import { type LocalizedText, Problem } from '#kit/errors.ts';
import { endOfString } from './endOfString.ts';

/** Maximum nesting. A formatted text of the specification's clients has nine levels. */
export const DEEPEST = 32;
/** Maximum number of keys and items in total. Such a text has six per character. */
export const MOST_VALUES = 100_000;

const [QUOTE, COMMA, COLON] = [34, 44, 58];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/** Refuses deep nesting and too many keys and items before parsing. @returns their number; a key counts twice @throws {Problem} `malformed` */
export function countValues(json: string): number {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfString(json, at);
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth++;
      values++;
      if (depth > DEEPEST) throw new Problem('malformed', tooDeep);
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--;
    else if (code === COMMA || code === COLON) values++;
    if (values > MOST_VALUES) throw new Problem('malformed', tooMany);
  }
  return values;
}

const levels = String(DEEPEST);
const tooDeep: LocalizedText = {
  pt: `O conteúdo tem mais de ${levels} níveis de objetos e listas.`,
  en: `The content has more than ${levels} levels of objects and lists.`,
  fr: `Le contenu compte plus de ${levels} niveaux d’objets et de listes.`,
  de: `Der Inhalt hat mehr als ${levels} Ebenen von Objekten und Listen.`,
};
const most = (language: string) => MOST_VALUES.toLocaleString(language);
const tooMany: LocalizedText = {
  pt: `O conteúdo tem mais de ${most('pt-BR')} chaves e itens.`,
  en: `The content has more than ${most('en')} keys and items.`,
  fr: `Le contenu compte plus de ${most('fr')} clés et éléments.`,
  de: `Der Inhalt hat mehr als ${most('de')} Schlüssel und Einträge.`,
};
