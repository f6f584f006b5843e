import { expect, test } from 'vitest';
import { modeloPadrao } from './modeloPadrao.ts';
import { fillLines, type Placeholder, placeholders, unknownPlaceholders } from './placeholders.ts';

const values = Object.fromEntries(placeholders.map((name) => [name, ''])) as Record<Placeholder, string>;

test('unknown placeholders are found once each, and so are brackets that are not closed', () => {
  expect(unknownPlaceholders('{{empresa.cnpj}} {{ aviso.numero }} {{x}} {{x}} {{empresa.nada}}')).toEqual(['{{x}}', '{{empresa.nada}}']);
  expect(unknownPlaceholders('um {{empresa.cnpj e }} outro {{')).toEqual(['{{empresa.cnpj e}}', '{{']);
  expect(unknownPlaceholders('{um} só')).toEqual([]);
  for (const text of Object.values(modeloPadrao)) expect(unknownPlaceholders(text)).toEqual([]);
});

test('lines get their values; one whose placeholders are all empty is left out', () => {
  const filled = { ...values, 'aviso.orgao': 'Prefeitura', 'empresa.cnpj': '$1 e $&' };
  expect(fillLines('À {{aviso.orgao}}\r\nUASG {{aviso.uasg}}\n\n{{ empresa.cnpj }} {{aviso.uasg}}\nfim', filled)).toEqual([
    'À Prefeitura',
    '',
    '$1 e $&',
    'fim',
  ]);
});
