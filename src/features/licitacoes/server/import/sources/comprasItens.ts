// Compras.gov.br's items of purchases under Lei 14.133: they name their purchase, and the group (lote) that PNCP leaves out.
import { instant } from '#brasil/server/instantField.ts';
import { prose, Reject, rawText, requiredInteger, type SourceRecord, text } from '#kit/server/records/fields.ts';
import type { LoteRead, PartSource } from '../part.ts';
import { compras, controle } from './noticeFields.ts';
import { catalogueCode, estimatedPrice, figure, materialOuServico, place } from './partFields.ts';

/** Both hold the control number; either may be empty. */
const ownerFields = ['numeroControlePNCPCompra', 'idContratacaoPNCP'] as const;

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
  keyOf: (record) => [rawText(record[ownerFieldOf(record)]), rawText(record.numeroItemPncp)].filter(Boolean).join(' '),
  read: (record) => ({ parte: 'lote', fonte: 'compras', controle: controle(record, ownerFieldOf(record)), row: readLote(record) }),
};

/** Codes come as texts. */
function toNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function ownerFieldOf(record: SourceRecord): string {
  return ownerFields.find((field) => isGiven(record[field])) ?? ownerFields[0];
}

function readLote(record: SourceRecord): LoteRead {
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
    situacao_codigo: requiredInteger({ situacaoCompraItem: toNumber(record.situacaoCompraItem) }, 'situacaoCompraItem'),
    situacao: text(record, 'situacaoCompraItemNome'),
    catalogo: catalogueCode(record, 'codItemCatalogo'),
    atualizacao: instant(record, 'dataAtualizacaoPncp') ?? instant(record, 'dataInclusaoPncp'),
  };
}
