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
    ['Pregão 12/2026', '12/2026', 'Pregão [12/2026]'],
    ['Straße', 'strasse', 'Straße'],
    ['Pedido de Ana', 'de:ana', 'Pedido de [Ana]'],
    ['nada disso', 'xyz', 'nada disso'],
    ['Compra de no-break e nobreaks no prédio', 'nobreak', 'Compra de [no-break] e [nobreaks] no prédio'],
    ['Compra de nobreak, no break e no-breaks no prédio', 'no-break', 'Compra de [nobreak], [no break] e [no-breaks] no prédio'],
    ['Compra de no break no prédio', '"no break"', 'Compra de [no break] no prédio'],
    ['Nobreak e no-break', 'no break', '[Nobreak] e [no-break]'],
    ['Semirreboque e semi-reboque', 'semi-reboque', '[Semirreboque] e [semi-reboque]'],
    ['Semi-reboque', 'semirreboque', '[Semi-reboque]'],
    ['Frasco 500 ML, 500ml', '500ml', 'Frasco [500 ML], [500ml]'],
    ['Split de 12.000 BTUs', '12000btu', 'Split de [12.000 BTUs]'],
    ['Fio 2,5 mm ou 25mm', '2.5mm', 'Fio [2,5 mm] ou 25mm'],
    ['Processo 23079.230126/2023-99', '23079230126202399', 'Processo [23079.230126/2023-99]'],
    ['Trans\u00ADporte', 'transporte', '[Trans\u00ADporte]'],
    ['Limpeza predial', 'limpeza –predial', '[Limpeza] predial'],
    ['Registro de preços, preços de registro', '“registro de preços”', '[Registro de preços], [preços] de [registro]'],
    ['Processo 08650001234202617', '08650.001234/2026-17', 'Processo [08650001234202617]'],
    ['Split 12000 BTU', '12.000 BTU', 'Split [12000] [BTU]'],
    ['Foto 10 x 15 cm, 10×15', '10x15', 'Foto [10 x 15] cm, [10×15]'],
    ['Tubo 1/2 e 3/4', '3/4', 'Tubo 1/2 e [3/4]'],
    ['Modem 5 G, 15G', '5G', 'Modem [5 G], 15G'],
    ['Papel A-4, A 4', 'A4', 'Papel [A-4], [A 4]'],
    ['Gás R134a', 'r-134a', 'Gás [R134a]'],
    ['Caixa d’água', 'dagua', 'Caixa [d’água]'],
    ['Limpeza predial, predial e limpeza de 5', '‘limpeza de 5’', '[Limpeza] predial, predial e [limpeza de 5]'],
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
