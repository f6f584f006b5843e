import { describe, expect, it } from 'vitest';
import { matchSpans } from './matchSpans.ts';

const marked = (text: string, q: string) =>
  matchSpans(text, q)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

describe('highlighting matches', () => {
  it.each([
    ['Aquisição de pneus', 'aquisicao PNEUS', '[Aquisição] de [pneus]'],
    ['AQUISIÇÃO DE PNEU', 'pneus', 'AQUISIÇÃO DE [PNEU]'],
    ['Pneus novos, licitações', 'pneu licitacao', '[Pneus] novos, [licitações]'],
    ['Prefeitura Municipal', 'feit', 'Pre[feit]ura Municipal'],
    ['Pescados para a merenda escolar', 'esc', 'Pescados para a merenda [esc]olar'],
    ['de educação e de saúde', 'e', 'de [e]ducação [e] de saúde'],
    ['Empresa de ar-condicionado em obra', 'ar em condicion', 'Empresa de [ar]-[condicionado] [em] obra'],
    ['Pneu com câmara', 'pneu -câmara -"com roda"', '[Pneu] com câmara'],
    ['Pregão 12/2026', '12/2026', 'Pregão [12]/[2026]'],
    ['Straße', 'strasse', 'Straße'],
    ['Pedido de Ana', 'de:ana', 'Pedido de [Ana]'],
    ['nada disso', 'xyz', 'nada disso'],
    ['', 'xyz', ''],
  ])('%s for %s', (text, q, expected) => expect(marked(text, q)).toBe(expected));

  it('loses nothing of the text', () => {
    const text = 'Ação ﬁscal — nº 3 (𝒳)';
    expect(
      matchSpans(text, 'acao fiscal')
        .map((stretch) => stretch.text)
        .join(''),
    ).toBe(text);
  });
});
