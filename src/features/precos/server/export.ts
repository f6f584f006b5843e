// Prices as a workbook: one sheet with the prices and where each comes from, one with the figures and how they are computed.
import { portalPage } from '#brasil/portalPncp.ts';
import type { Language } from '#kit/errors.ts';
import { type SheetCell, type SheetColumn, streamXlsx } from '#kit/server/records/sheet/streamXlsx.ts';
import type { Preco, PrecoStatistics } from '../contract.ts';
import { outlierOf } from '../statistics.ts';
import { type ExportWords, exportWords } from './exportWords.ts';
import { factsOf } from './facts.ts';
import { readPrecos, type Searched } from './queries.ts';
import type { Order, RowFilter } from './search/search.ts';

const kinds: Record<keyof ExportWords['columns'], [kind: SheetColumn['kind'], width: number]> = {
  ...{ dia: ['date', 12], descricao: ['text', 60], unidade: ['text', 12], unidade_fonte: ['text', 16], quantidade: ['number', 12] },
  ...{ valor: ['money', 16], estimado: ['money', 16], total: ['money', 18], atipico: ['text', 12], catalogo: ['text', 12] },
  ...{ fornecedor: ['text', 40], documento: ['text', 18], orgao: ['text', 40], orgao_cnpj: ['text', 18], municipio: ['text', 24] },
  ...{
    uf: ['text', 6],
    modalidade: ['text', 24],
    licitacao: ['text', 16],
    item: ['number', 8],
    controle: ['text', 30],
    link: ['text', 60],
  },
};

/** All prices of the unit that the figures are of, in the list's order. */
export async function exportPrecos(
  { database, search }: Searched,
  filter: RowFilter,
  order: Order,
  language: Language,
): Promise<AsyncGenerator<Uint8Array>> {
  const words = exportWords[language];
  const reading = { database: database.forPurpose('exports'), search };
  const figures = await search.statistics(filter);
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  async function* rows() {
    for await (const some of readPrecos(reading, filter, order)) {
      yield some.map((preco) => {
        const cells = cellsOf(preco, figures, words);
        return names.map((name) => cells[name]);
      });
    }
  }
  async function* facts() {
    yield factsOf(filter, figures, words).map(({ name, value }) => [name, value]);
  }
  return streamXlsx([
    {
      name: words.sheets.precos,
      columns: names.map((name) => ({ header: words.columns[name], kind: kinds[name][0], width: kinds[name][1] })),
      rows: rows(),
    },
    {
      name: words.sheets.figures,
      columns: [
        { header: words.figure, kind: 'text', width: 44 },
        { header: words.value, kind: 'number', width: 60 },
      ],
      rows: facts(),
    },
  ]);
}

function cellsOf(preco: Preco, { limites }: PrecoStatistics, words: ExportWords): Record<keyof typeof kinds, SheetCell> {
  const side = outlierOf(preco.valor, limites);
  const { num_licitacao, numero, ...rest } = preco;
  return { ...rest, licitacao: num_licitacao, item: numero, atipico: side && words.outlier[side], link: portalPage(preco.controle) };
}
