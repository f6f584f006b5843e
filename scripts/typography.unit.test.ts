import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typeset, typesetLabels } from './typography.mjs';

test('French gets no-break spaces before high punctuation and within quotation marks', () => {
  expect(typeset(`retry: 'Supprimer l’avis « {{name}} » ?', at: 'Objet : {{what}} ; d’ici'`, 'fr')).toBe(
    `retry: 'Supprimer l’avis «\u00a0{{name}}\u00a0»\u00a0?', at: 'Objet\u00a0: {{what}}\u00a0; d’ici'`,
  );
});

test('German keeps an ellipsis with the word before it', () => {
  expect(typeset(`loading: 'Wird geladen …', sample: '(z. B. {{x}})'`, 'de')).toBe(
    `loading: 'Wird geladen\u00a0…', sample: '(z.\u00a0B. {{x}})'`,
  );
});

test('labels of fields are typeset in their own language', () => {
  expect(typesetLabels(`{ pt: 'Tipo d\\'água', en: "Bid's type", fr: 'Objet : achat', de: 'z. B. Art' }`)).toBe(
    `{ pt: 'Tipo d\\'água', en: "Bid's type", fr: 'Objet\u00a0: achat', de: 'z.\u00a0B. Art' }`,
  );
});

test('other languages stay as they are', () => expect(typeset(`'Sim ? l'a'`, 'pt')).toBe(`'Sim ? l'a'`));

test.each(globSync('src/**/texts/{fr,de}.ts'))('%s has the marks that are set right', (file) => {
  const code = readFileSync(file, 'utf8');
  // German quotation marks are „…“, an ellipsis stands apart from the word; French ones are « … ».
  const wrong = file.endsWith('de.ts') ? /[«»”]|\p{L}…/u : /\p{L}'\p{L}|[“”„]|«\S|\S»|[^\s:/][?!;](?=['" ])/u;
  expect(code.split('\n').filter((line) => wrong.test(line.replace(/\/[\w/]*…/g, '')))).toEqual([]);
});
