// Compras.gov.br: lists of notices by day of publication and modality, and of items by the day they came. Its notices have what PNCP's
// have, under the same control number; its items name the group (lote), which PNCP leaves out.
import { fonteNames } from '#brasil/fontes.ts';
import type { SourceRecord } from '#kit/server/records/fields.ts';
import { type Leitura, noRecords, type Source, SourceFault } from '../source.ts';

const PAGE_SIZE = 500;
const MODULE = '/modulo-contratacoes';
/** Codes of its own, fewer than PNCP's. */
const modalidades = new Map([
  [3, 'Concorrência'],
  [5, 'Pregão'],
  [6, 'Dispensa'],
  [7, 'Inexigibilidade'],
]);

export const comprasSource: Source = {
  name: 'compras',
  title: fonteNames.compras,
  address: 'https://dadosabertos.compras.gov.br',
  thing: 'licitacao',
  pace: { por_segundo: 1, minutos: 60 },
  consultas: ['publicacao', 'itens'],
  envelopes: ['resultado'],
  pageSize: () => PAGE_SIZE,
  kindOf: (consulta) => (consulta === 'itens' ? 'compras-itens' : 'compras-contratacoes'),
  modalidades,
  async readPage(ask, leitura, page) {
    const { path, range } = listOf(leitura);
    const query = new URLSearchParams({ ...range, pagina: String(page), tamanhoPagina: String(PAGE_SIZE) });
    const answer = await ask(`${MODULE}/${path}?${query}`, PAGE_SIZE);
    if (answer.kind === 'empty' || (answer.kind === 'refused' && answer.status === 404)) return noRecords;
    if (answer.kind === 'refused') throw new SourceFault('refused', answer.message);
    const { isList, records, bytes, fields } = answer;
    if (!isList || typeof fields.totalRegistros !== 'number') throw new SourceFault('shape', 'resultado, totalRegistros');
    return { records, bytes, total: fields.totalRegistros, isLast: records.length === 0 || Number(fields.paginasRestantes) <= 0 };
  },
  keyOf: (record) => textOf(record, 'idCompraItem') || textOf(record, 'numeroControlePNCP'),
};

function listOf({ consulta, dia, modalidade }: Leitura): { path: string; range: Record<string, string> } {
  if (consulta === 'itens')
    return { path: '2_consultarItensContratacoes_PNCP_14133', range: { dataInclusaoPncpInicial: dia, dataInclusaoPncpFinal: dia } };
  return {
    path: '1_consultarContratacoes_PNCP_14133',
    range: { dataPublicacaoPncpInicial: dia, dataPublicacaoPncpFinal: dia, codigoModalidade: String(modalidade) },
  };
}

/** Empty if it has none. */
function textOf(record: SourceRecord, field: string): string {
  const value = record[field];
  return typeof value === 'string' ? value : '';
}
