// Compras.gov.br: lists of notices by day of publication and modality. Its records have what PNCP's have, under the same control number.
import { isRecord } from '#kit/server/records/fields.ts';
import { type Source, SourceFault } from '../source.ts';

const PAGE_SIZE = 500;
const LIST = '/modulo-contratacoes/1_consultarContratacoes_PNCP_14133';
/** Codes of its own, fewer than PNCP's. */
const modalidades = new Map([
  [3, 'Concorrência'],
  [5, 'Pregão'],
  [6, 'Dispensa'],
  [7, 'Inexigibilidade'],
]);

export const comprasSource: Source = {
  name: 'compras',
  title: { pt: 'Compras.gov.br', en: 'Compras.gov.br', fr: 'Compras.gov.br', de: 'Compras.gov.br' },
  address: 'https://dadosabertos.compras.gov.br',
  thing: 'licitacao',
  pace: { por_segundo: 1, minutos: 60 },
  consultas: ['publicacao'],
  modalidades,
  async readPage(ask, { dia, modalidade }, page) {
    const query = new URLSearchParams({
      ...{ dataPublicacaoPncpInicial: dia, dataPublicacaoPncpFinal: dia, codigoModalidade: String(modalidade) },
      ...{ pagina: String(page), tamanhoPagina: String(PAGE_SIZE) },
    });
    const answer = await ask(`${LIST}?${query}`);
    if (answer.kind === 'empty' || (answer.kind === 'refused' && answer.status === 404)) return { records: [], total: 0, isLast: true };
    if (answer.kind === 'refused') throw new SourceFault('refused', answer.message);
    const { value } = answer;
    if (!isRecord(value) || !Array.isArray(value.resultado) || typeof value.totalRegistros !== 'number')
      throw new SourceFault('shape', 'resultado, totalRegistros');
    const { resultado, totalRegistros, paginasRestantes } = value;
    return { records: resultado, total: totalRegistros, isLast: resultado.length === 0 || Number(paginasRestantes) <= 0 };
  },
  keyOf: (record) => ('numeroControlePNCP' in record && typeof record.numeroControlePNCP === 'string' ? record.numeroControlePNCP : ''),
};
