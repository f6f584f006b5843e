import { expect, it } from 'vitest';
import { linkParts } from './linkParts.ts';

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

it('finds addresses among words, without the marks around them', () => {
  expect(links('No site <https://orgao.gov.br/a/1/2024>, ou (ver http://a.br/b?c=1&d=2). HTTPS://B.BR/x; fim')).toEqual([
    'https://orgao.gov.br/a/1/2024',
    'http://a.br/b?c=1&d=2',
    'HTTPS://B.BR/x',
  ]);
  expect(links('https://a.br/lei_(2021)')).toEqual(['https://a.br/lei_(2021)']);
});

it('makes no link of what would run, or of what is no address', () => {
  expect(links('javascript:alert(1) data:text/html,x http:// https://[ ftp://a.br a.br')).toEqual([]);
});

it.each(['', 'Sem endereço.', 'https://a.br', 'Antes https://a.br, depois\nhttps://b.br.'])('loses nothing of «%s»', (text) => {
  expect(
    linkParts(text)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text);
});
