// PNCP's items of a purchase: a list that usually does not name the purchase.

import { prose, Reject, requiredInteger, type SourceRecord, text } from '#kit/server/records/fields.ts';
import type { LoteRead, PartSource } from '../part.ts';
import { lastUpdate, pncp } from './noticeFields.ts';
import {
  catalogueCode,
  estimatedPrice,
  figure,
  margemPreferencia,
  materialOuServico,
  namesOwner,
  ownerOf,
  place,
  rawPartKey,
} from './partFields.ts';

export const pncpItens: PartSource<'lote'> = {
  name: 'pncp-itens',
  title: { pt: 'Itens do PNCP', en: 'PNCP items', fr: 'Articles du PNCP', de: 'Positionen des PNCP' },
  portal: pncp,
  envelopes: ['data'],
  parte: 'lote',
  recognises: (record) =>
    'numeroItem' in record &&
    !('sequencialResultado' in record || 'niFornecedor' in record || 'sequencialDocumento' in record) &&
    ('descricao' in record || 'materialOuServico' in record || 'situacaoCompraItem' in record),
  needsOwner: (record) => !namesOwner(record),
  keyOf: (record, owner) => rawPartKey(record, owner, 'numeroItem'),
  read: (record, owner, doubts = []) => ({ parte: 'lote', fonte: 'pncp', controle: ownerOf(record, owner), row: readLote(record, doubts) }),
};

function readLote(record: SourceRecord, doubts: Reject[]): LoteRead {
  const descricao = prose(record, 'descricao');
  if (descricao === '') throw new Reject('descricao', 'missing');
  return {
    numero: place(record, 'numeroItem'),
    grupo: text(record, 'numeroGrupo') || null,
    descricao,
    quantidade: figure(record, 'quantidade'),
    unidade: text(record, 'unidadeMedida'),
    valor_unitario: estimatedPrice(record, 'valorUnitarioEstimado'),
    valor_total: estimatedPrice(record, 'valorTotal'),
    material_servico: materialOuServico(record),
    beneficio: text(record, 'tipoBeneficioNome'),
    criterio: text(record, 'criterioJulgamentoNome'),
    situacao_codigo: requiredInteger(record, 'situacaoCompraItem'),
    situacao: text(record, 'situacaoCompraItemNome'),
    catalogo: catalogueCode(record, 'catalogoCodigoItem'),
    ncm: catalogueCode(record, 'ncmNbsCodigo'),
    ncm_descricao: prose(record, 'ncmNbsDescricao'),
    categoria: text(record, 'itemCategoriaNome'),
    informacao: prose(record, 'informacaoComplementar'),
    margem_preferencia: margemPreferencia(record, 'aplicabilidadeMargemPreferencia'),
    atualizacao: lastUpdate(record, ['dataAtualizacao', 'dataInclusao'], doubts),
  };
}
