// PNCP's documents of a purchase, which their address names.

import { instant } from '#brasil/server/instantField.ts';
import { link, Reject, readable, type SourceRecord, text } from '#kit/server/records/fields.ts';
import type { DocumentoRead, PartSource } from '../part.ts';
import { pncp } from './noticeFields.ts';
import { namesOwner, ownerOf, place, rawPartKey } from './partFields.ts';

export const pncpArquivos: PartSource<'documento'> = {
  name: 'pncp-arquivos',
  title: { pt: 'Documentos do PNCP', en: 'PNCP documents', fr: 'Documents du PNCP', de: 'Dokumente des PNCP' },
  portal: pncp,
  envelopes: ['data'],
  parte: 'documento',
  recognises: (record) =>
    'sequencialDocumento' in record && !('numeroItem' in record) && ('url' in record || 'uri' in record || 'titulo' in record),
  needsOwner: (record) => !namesOwner(record) && !ownerInAddress(record),
  keyOf: (record, owner) => rawPartKey(record, ownerInAddress(record) ?? owner, 'sequencialDocumento'),
  read: (record, owner, doubts = []) => ({
    parte: 'documento',
    fonte: 'pncp',
    controle: ownerOf(record, ownerInAddress(record) ?? owner),
    ...readDocumento(record, doubts),
  }),
};

function readDocumento(record: SourceRecord, doubts: Reject[]): { row: DocumentoRead; isWithdrawn: boolean } {
  const isWithdrawn = record.statusAtivo === false;
  const url = link(record, 'url') ?? link(record, 'uri');
  if (!url && !isWithdrawn) throw new Reject('url', 'missing');
  const tipo = text(record, 'tipoDocumentoNome');
  return {
    isWithdrawn,
    row: {
      sequencial: place(record, 'sequencialDocumento'),
      titulo: text(record, 'titulo') || tipo,
      tipo,
      url: url ?? '',
      publicacao: readable(doubts, () => instant(record, 'dataPublicacaoPncp')),
    },
  };
}

const address = /\/orgaos\/([0-9A-Z]{14})\/compras\/(\d{4})\/(\d{1,6})\/arquivos\/\d+/i;

/** Control number of the purchase in the document's address. */
function ownerInAddress({ url, uri }: SourceRecord): string | undefined {
  for (const given of [url, uri]) {
    const [, cnpj, ano, sequencial] = (typeof given === 'string' && address.exec(given)) || [];
    if (cnpj && sequencial) return `${cnpj.toUpperCase()}-1-${sequencial.padStart(6, '0')}/${ano}`;
  }
  return undefined;
}
