import { describe, expect, test } from 'vitest';
import { readName } from './domainName.ts';

const long = (length: number) => 'a'.repeat(length);
const ofLength = (length: number) => `${`${long(49)}.`.repeat(5)}${long(length - 250)}`;

describe('a domain', () => {
  test.each([
    ['Exemplo.COM.br', 'exemplo.com.br', 'exemplo.com.br'],
    ['  exemplo.com.br. ', 'exemplo.com.br', 'exemplo.com.br'],
    ['licitação.leg.br', 'licitação.leg.br', 'xn--licitao-2wa9a.leg.br'],
    ['XN--licitao-2wa9a.leg.br', 'licitação.leg.br', 'xn--licitao-2wa9a.leg.br'],
    ['LICITAÇÃO.leg.br', 'licitação.leg.br', 'xn--licitao-2wa9a.leg.br'],
    ['licitac\u0327a\u0303o.leg.br', 'licitação.leg.br', 'xn--licitao-2wa9a.leg.br'],
    ['*.exemplo.gov.br', '*.exemplo.gov.br', '*.exemplo.gov.br'],
    ['*.ação.gov.br', '*.ação.gov.br', '*.xn--ao-siap.gov.br'],
    ['_dmarc.exemplo.com', '_dmarc.exemplo.com', '_dmarc.exemplo.com'],
    ['exem\u200bplo\u202e.com\ufeff', 'exemplo.com', 'exemplo.com'],
    ['ex\u00adem\u200dplo.com', 'exemplo.com', 'exemplo.com'],
    ['نامه\u200cای.com', 'نامه\u200cای.com', 'xn--mgba3gch31f060k.com'],
    ['例え。テスト', '例え.テスト', 'xn--r8jz45g.xn--zckzah'],
    [`${long(63)}.com`, `${long(63)}.com`, `${long(63)}.com`],
    [ofLength(253), ofLength(253), ofLength(253)],
  ])('%j is %j', (given, nome, ascii) => {
    expect(readName(given)).toEqual({ nome, ascii });
  });

  test.each([
    ...['a..b', '.com', 'exemplo..', '-a.com', 'a-.com', 'xn--a.com', 'xn--zzzzzzzzz99999.com', 'xn--.com'],
    ...['192.0.2.7', '0x7f.1', 'a.1', 'https://exemplo.com', 'exemplo.com/a', 'exemplo.com:80', 'alguem@exemplo.com', 'a%41.com'],
    ...['exa mple..com', '-exemplo.com br', 'exemplo .com.br', 'ver exa-.com hoje', '*.exemplo..org site'],
    ...['exem plo.com.br', 'a.*.com', '*.', '**.com', 'a：b.com', '...', '-', '*'],
  ])('%j is none', (given) => {
    expect(readName(given)).toBe('badDomain');
  });

  test.each([[`${long(64)}.com`], [ofLength(254)], [`*.${ofLength(253)}`], [`${'ã'.repeat(60)}.com`], [`${long(100_000)}.com`]])(
    'is no longer than DNS takes',
    (given) => {
      expect(readName(given)).toBe('tooLong');
    },
  );
});

describe('a term', () => {
  test.each([
    ['  Registro   de marca ', 'Registro de marca'],
    ['localhost.', 'localhost.'],
    ['Lei nº 14.133', 'Lei nº 14.133'],
    ['Licença do .NET Framework', 'Licença do .NET Framework'],
    ['aguardar...renovar tudo', 'aguardar...renovar tudo'],
    ['Caixa postal contato@exemplo.com', 'Caixa postal contato@exemplo.com'],
    ['Certificado S.A. do município', 'Certificado S.A. do município'],
    ['\u202emarca\u202c', 'marca'],
    ['=SOMA(1)', '=SOMA(1)'],
  ])('%j is kept as it is written', (given, nome) => {
    expect(readName(given)).toEqual({ nome, ascii: '' });
  });

  test('has a length', () => {
    expect(readName('a'.repeat(254))).toBe('tooLong');
    expect(readName(' \u200b ')).toBe('missing');
    expect(readName('\ud800')).toBe('badDomain');
  });
});
