// Prices as a workbook: one sheet with the prices and where each comes from, one with the figures and how they are computed.
import { portalPage } from '#brasil/portalPncp.ts';
import { type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import { MOST_ROWS, type SheetCell, type SheetColumn, streamXlsx } from '#kit/server/records/sheet/streamXlsx.ts';
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

const tooManyRows: LocalizedText = {
  pt: 'Há mais preços do que cabem numa planilha. Use mais filtros.',
  en: 'There are more prices than a workbook can hold. Use more filters.',
  fr: 'Il y a plus de prix que ne peut en contenir un classeur. Ajoutez des filtres.',
  de: 'Es sind mehr Preise, als eine Arbeitsmappe fasst. Filtern Sie weiter.',
};

/**
 * All prices of the unit that the figures are of, in the list's order.
 * @throws {Problem} `validation` if a workbook cannot hold them
 */
export async function exportPrecos(
  { database, search }: Searched,
  filter: RowFilter,
  order: Order,
  language: Language,
): Promise<AsyncGenerator<Uint8Array>> {
  const words = exportWords[language];
  const ids = await search.all(filter, order);
  if (ids.length > MOST_ROWS) throw new Problem('validation', tooManyRows, [{ path: 'query', message: tooManyRows[language] }]);
  const figures = await search.statistics(filter);
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  async function* rows() {
    for await (const some of readPrecos(database.forPurpose('exports'), ids)) {
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
