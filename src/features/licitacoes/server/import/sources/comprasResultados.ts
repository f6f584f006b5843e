// Compras.gov.br's results of items, with the numbers that PNCP gives them.
import { rawText } from '#kit/server/records/fields.ts';
import type { PartSource } from '../part.ts';
import { compras, controle } from './noticeFields.ts';
import { comprasOwnerField, readResultado } from './partFields.ts';

export const comprasResultados: PartSource<'resultado'> = {
  name: 'compras-resultados',
  title: {
    pt: 'Resultados do Compras.gov.br',
    en: 'Compras.gov.br results',
    fr: 'Résultats de Compras.gov.br',
    de: 'Ergebnisse von Compras.gov.br',
  },
  portal: compras,
  envelopes: ['resultado'],
  parte: 'resultado',
  recognises: (record) =>
    'numeroItemPncp' in record &&
    ('sequencialResultado' in record || 'niFornecedor' in record) &&
    !('numeroItem' in record || 'sequencialDocumento' in record),
  keyOf: (record) =>
    [record[comprasOwnerField(record)], record.numeroItemPncp, record.sequencialResultado].map(rawText).filter(Boolean).join(' '),
  read: (record, _owner, doubts = []) => ({
    parte: 'resultado',
    fonte: 'compras',
    controle: controle(record, comprasOwnerField(record)),
    row: readResultado(record, 'Pncp', doubts),
  }),
};
