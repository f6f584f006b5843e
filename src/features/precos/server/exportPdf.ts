// The price research as PDF: what was looked for, the figures with their rule, and each price with its source.

import { masked } from '#brasil/documento.ts';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import { portalPage } from '#brasil/portalPncp.ts';
import { type Language, type LocalizedText, languages, Problem } from '#kit/errors.ts';
import { type PaperColumn, writePdf } from '#kit/server/pdf/paper.ts';
import { type Formats, formatsOf, locales } from '#kit/server/text/formats.ts';
import type { WriteDocument } from '#kit/server/work/documentThreads.ts';
import type { Preco, PrecoStatistics } from '../contract.ts';
import { outlierOf } from '../statistics.ts';
import { type ExportWords, exportWords } from './exportWords.ts';
import { type Fact, factsOf } from './facts.ts';
import { listPrecos, readPrecos, type Searched } from './queries.ts';
import type { Order, RowFilter } from './search/search.ts';

/** About 120 pages. */
const MOST_PRICES = 1000;

/** All that the document says. */
type PrecosPdf = { filter: RowFilter; figures: PrecoStatistics; precos: Preco[]; language: Language };
export type WritePrecosPdf = WriteDocument<PrecosPdf>;

/** @throws {Problem} `validation` when no price or more than a thousand match */
export async function readPrecosPdf(
  { database, search }: Searched,
  filter: RowFilter,
  order: Order,
  language: Language,
): Promise<PrecosPdf> {
  const reading = { database: database.forPurpose('exports'), search };
  const { total } = await listPrecos(reading, filter, order, { page: 1, perPage: 1 });
  if (total === 0 || total > MOST_PRICES) throw refusal(total, language);
  const figures = await search.statistics(filter);
  const precos = (await Array.fromAsync(readPrecos(reading.database, await search.all(filter, order)))).flat();
  return { filter, figures, precos, language };
}

/** Takes a second for many prices, so it runs in a thread. */
export function writePrecosPdf({ filter, figures, precos, language }: PrecosPdf): Promise<Uint8Array> {
  const words = exportWords[language];
  const formats = formatsOf(language);
  const frame = {
    title: words.pdf.title,
    author: 'Certame',
    lang: locales[language],
    isWide: true,
    foot: (page: number, count: number) => words.pdf.page.replace('{page}', String(page)).replace('{count}', String(count)),
  };
  return writePdf(frame, (paper) => {
    paper.paragraph(words.pdf.title, { font: 'bold', size: 14, gap: 6 });
    paper.paragraph(words.pdf.basis, { gap: 8 });
    const facts = factsOf(filter, figures, words).filter(({ value }) => value !== null && value !== undefined);
    paper.table({ columns: factColumns(words), rows: facts.map((fact) => [fact.name, written(fact, formats, language)]) });
    paper.space(14);
    paper.keepTogether(100);
    paper.paragraph(words.pdf.sample, { font: 'bold', size: 11, gap: 6 });
    const rows = precos.map((preco, place) => rowOf(preco, place + 1, figures, words, formats));
    paper.table({ columns: priceColumns(words), rows });
  });
}

const factColumns = (words: ExportWords): PaperColumn[] => [
  { title: words.figure, share: 30, align: 'start' },
  { title: words.value, share: 70, align: 'start' },
];

function priceColumns({ columns, pdf }: ExportWords): PaperColumn[] {
  const column = (title: string, share: number, align: PaperColumn['align'] = 'start'): PaperColumn => ({ title, share, align });
  return [
    ...[column('', 4, 'end'), column(pdf.columns.data, 8), column(columns.descricao, 30), column(columns.quantidade, 9, 'end')],
    ...[column(pdf.columns.preco, 11, 'end'), column(columns.fornecedor, 17), column(pdf.columns.fonte, 21)],
  ];
}

/** Cells of several lines: below a price whether it is an outlier, below the body where its notice is. */
function rowOf(preco: Preco, place: number, { limites }: PrecoStatistics, words: ExportWords, formats: Formats): string[] {
  const { dia, descricao, catalogo, quantidade, unidade_fonte, valor, fornecedor, documento, orgao, municipio, uf } = preco;
  const side = outlierOf(valor, limites);
  const lines = (...some: (string | false | null | undefined)[]) => some.filter(Boolean).join('\n');
  return [
    String(place),
    formats.date(`${dia}T12:00:00Z`),
    lines(descricao, catalogo && `${words.columns.catalogo} ${catalogo}`),
    lines(quantidade !== null && formats.number(quantidade), unidade_fonte),
    lines(valor !== null && formats.money(valor), side && `${words.columns.atipico}: ${words.outlier[side]}`),
    lines(fornecedor, masked(documento)),
    lines(orgao, [municipio, uf].filter(Boolean).join('/'), nomeDaLicitacao(preco), preco.controle, portalPage(preco.controle)),
  ];
}

function written({ kind, value }: Fact, { money, number }: Formats, language: Language): string {
  if (typeof value !== 'number') return value ?? '';
  if (kind === 'share') return new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 1 }).format(value);
  return kind === 'money' ? money(value) : number(value);
}

function refusal(total: number, language: Language): Problem {
  const detail = Object.fromEntries(
    languages.map((one) => {
      const { none, tooMany } = exportWords[one].pdf;
      const { number } = formatsOf(one);
      return [one, total === 0 ? none : tooMany.replace('{n}', number(total)).replace('{most}', number(MOST_PRICES))];
    }),
  ) as LocalizedText;
  return new Problem('validation', detail, [{ path: 'query', message: detail[language] }]);
}
