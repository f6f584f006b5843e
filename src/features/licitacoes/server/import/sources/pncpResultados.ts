// PNCP's results: winner and amount of an item. An item may have several, successively or in parallel.

import { instant } from '#brasil/server/instantField.ts';
import { day, requiredInteger, type SourceRecord, text } from '#kit/server/records/fields.ts';
import type { PartSource, ResultadoRead } from '../part.ts';
import { pncp } from './noticeFields.ts';
import { figure, namesOwner, ownerOf, place, rawPartKey } from './partFields.ts';

/** `situacaoCompraItemResultadoId` of a cancelled result. */
const CANCELLED = 2;

export const pncpResultados: PartSource<'resultado'> = {
  name: 'pncp-resultados',
  title: { pt: 'Resultados do PNCP', en: 'PNCP results', fr: 'Résultats du PNCP', de: 'Ergebnisse des PNCP' },
  portal: pncp,
  envelopes: ['data'],
  parte: 'resultado',
  recognises: (record) =>
    'numeroItem' in record && ('sequencialResultado' in record || 'niFornecedor' in record) && !('sequencialDocumento' in record),
  needsOwner: (record) => !namesOwner(record),
  keyOf: (record, owner) => rawPartKey(record, owner, 'numeroItem', 'sequencialResultado'),
  read: (record, owner) => ({ parte: 'resultado', fonte: 'pncp', controle: ownerOf(record, owner), row: readResultado(record) }),
};

function readResultado(record: SourceRecord): ResultadoRead {
  return {
    numero: place(record, 'numeroItem'),
    sequencial: place(record, 'sequencialResultado'),
    fornecedor: text(record, 'nomeRazaoSocialFornecedor'),
    fornecedor_documento: text(record, 'niFornecedor').replace(/[\s./-]/g, ''),
    porte: text(record, 'porteFornecedorNome'),
    quantidade: figure(record, 'quantidadeHomologada'),
    valor_unitario: figure(record, 'valorUnitarioHomologado'),
    valor_total: figure(record, 'valorTotalHomologado'),
    desconto: figure(record, 'percentualDesconto'),
    data: day(record, 'dataResultado'),
    situacao: text(record, 'situacaoCompraItemResultadoNome'),
    cancelado: instant(record, 'dataCancelamento') !== null || situacaoOf(record) === CANCELLED,
    atualizacao: instant(record, 'dataAtualizacao') ?? instant(record, 'dataInclusao'),
  };
}

function situacaoOf(record: SourceRecord): number | null {
  const { situacaoCompraItemResultadoId: said } = record;
  return said === null || said === undefined ? null : requiredInteger(record, 'situacaoCompraItemResultadoId');
}
