// PNCP's results: winner and amount of an item. An item may have several, successively or in parallel.
import type { PartSource } from '../part.ts';
import { pncp } from './noticeFields.ts';
import { namesOwner, ownerOf, rawPartKey, readResultado } from './partFields.ts';

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
  read: (record, owner, doubts = []) => ({
    parte: 'resultado',
    fonte: 'pncp',
    controle: ownerOf(record, owner),
    row: readResultado(record, '', doubts),
  }),
};
