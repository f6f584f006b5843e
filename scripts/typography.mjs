// Inserts the no-break spaces of French and German typography at build time, so that no line begins with a question mark. Catalogues are
// written with plain ones, which an editor shows.

const catalogue = /\/texts\/(fr|de)\.ts$/;
/** Fields of records and the gallery have texts in all languages side by side: `fr: 'Objet : avis'`. */
const fields = /\/(?:fields|partFields)\.ts$|\/gallery\/web\/(?!texts).*\.tsx?$/;
const label = /\b(fr|de):(\s+)('[^'\n]*'|"[^"\n]*")/g;

/** @type {Record<string, [RegExp, string][]>} */
const rules = {
  fr: [
    [/ (?=[:;?!»])/g, '\u00a0'],
    [/« /g, '«\u00a0'],
  ],
  de: [
    [/(?<=[\p{L}}]) (?=…)/gu, '\u00a0'],
    [/\bz\. B\./g, 'z.\u00a0B.'],
  ],
};

/** The code of a catalogue with typographic texts. @param {string} code @param {string} language */
export function typeset(code, language) {
  return (rules[language] ?? []).reduce((text, [pattern, right]) => text.replace(pattern, right), code);
}

/** The code of a record's fields with typographic labels. @param {string} code */
export function typesetLabels(code) {
  return code.replace(label, (_, language, space, text) => `${language}:${space}${typeset(text, language)}`);
}

/** @returns {import('vite').Plugin} */
export function typography() {
  return {
    name: 'typography',
    enforce: 'pre',
    transform(code, id) {
      const [path = '', query] = id.split('?');
      // The text of a file is shown as it is written.
      if (query === 'raw') return undefined;
      const [, language] = catalogue.exec(path) ?? [];
      // No map: positions in a catalogue are never looked up.
      if (language) return { code: typeset(code, language), map: null };
      return fields.test(path) ? { code: typesetLabels(code), map: null } : undefined;
    },
  };
}
