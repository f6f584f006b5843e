// Compras.gov.br's items of purchases under Lei 14.133: they name their purchase and their winner, and the group (lote) that PNCP leaves out.
import { day, prose, Reject, rawText, readable, type SourceRecord, text } from '#kit/server/records/fields.ts';
import { type LoteRead, OF_ITEM, type PartSource, type ResultadoRead } from '../part.ts';
import { compras, controle, lastUpdate } from './noticeFields.ts';
import {
  catalogueCode,
  code,
  comprasOwnerField,
  estimatedPrice,
  figure,
  margemPreferencia,
  materialOuServico,
  place,
  supplierDocument,
} from './partFields.ts';

export const comprasItens: PartSource<'lote'> = {
  name: 'compras-itens',
  title: {
    pt: 'Itens do Compras.gov.br',
    en: 'Compras.gov.br items',
    fr: 'Articles de Compras.gov.br',
    de: 'Positionen von Compras.gov.br',
  },
  portal: compras,
  envelopes: ['resultado'],
  parte: 'lote',
  recognises: (record) =>
    'idCompraItem' in record &&
    'numeroItemPncp' in record &&
    !('numeroItem' in record || 'sequencialResultado' in record || 'niFornecedor' in record || 'sequencialDocumento' in record),
  keyOf: (record) => [record[comprasOwnerField(record)], record.numeroItemPncp].map(rawText).filter(Boolean).join(' '),
  read(record, _owner, doubts = []) {
    const row = readLote(record, doubts);
    return {
      parte: 'lote',
      fonte: 'compras',
      controle: controle(record, comprasOwnerField(record)),
      row,
      vencedor: readVencedor(record, row, doubts),
    };
  },
};

function readLote(record: SourceRecord, doubts: Reject[]): LoteRead {
  const descricao = prose(record, 'descricaodetalhada') || prose(record, 'descricaoResumida');
  if (descricao === '') throw new Reject('descricaodetalhada', 'missing');
  const grupo = text(record, 'numeroGrupo');
  return {
    numero: place(record, 'numeroItemPncp'),
    grupo: grupo === '0' ? null : grupo || null,
    descricao,
    quantidade: figure(record, 'quantidade'),
    unidade: text(record, 'unidadeMedida'),
    valor_unitario: estimatedPrice(record, 'valorUnitarioEstimado'),
    valor_total: estimatedPrice(record, 'valorTotal'),
    material_servico: materialOuServico(record),
    beneficio: text(record, 'tipoBeneficioNome'),
    criterio: text(record, 'criterioJulgamentoNome'),
    situacao_codigo: code(record, 'situacaoCompraItem'),
    situacao: text(record, 'situacaoCompraItemNome'),
    catalogo: catalogueCode(record, 'codItemCatalogo'),
    ncm: catalogueCode(record, 'codigoNCM'),
    ncm_descricao: prose(record, 'descricaoNCM'),
    categoria: text(record, 'itemCategoriaNome'),
    informacao: prose(record, 'informacaoComplementar'),
    margem_preferencia: margemPreferencia(record, 'margemPreferencia'),
    atualizacao: lastUpdate(record, ['dataAtualizacaoPncp', 'dataInclusaoPncp'], doubts),
  };
}

/** The winner that the item names; null if it names none. */
function readVencedor(record: SourceRecord, { numero, atualizacao }: LoteRead, doubts: Reject[]): ResultadoRead | null {
  const fornecedor = text(record, 'nomeFornecedor');
  const fornecedor_documento = supplierDocument(record, 'codFornecedor');
  if ((fornecedor === '' && fornecedor_documento === '') || record.temResultado === false) return null;
  return {
    numero,
    sequencial: OF_ITEM,
    fornecedor,
    fornecedor_documento,
    porte: '',
    quantidade: figure(record, 'quantidadeResultado'),
    valor_unitario: figure(record, 'valorUnitarioResultado'),
    valor_total: figure(record, 'valorTotalResultado'),
    desconto: null,
    data: readable(doubts, () => day(record, 'dataResultado')),
    situacao: '',
    cancelado: false,
    motivo_cancelamento: '',
    atualizacao,
  };
}
