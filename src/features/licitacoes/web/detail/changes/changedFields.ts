// Labels of fields in the history, and how to format their values.
import type { TextKey } from '#kit/web/locale/i18n.ts';
import type { Alteracao } from '../../../entities.ts';

/** Format of a value, which is stored as text. */
export type ValueKind =
  | 'text'
  | 'money'
  | 'number'
  | 'percent'
  | 'instant'
  | 'day'
  | 'flag'
  | 'company'
  | 'materialServico'
  | 'tipo'
  | 'esfera'
  | 'poder'
  | 'fonte';
type ChangedField = { label: TextKey<'licitacoes'>; kind: ValueKind };

const text = (label: TextKey<'licitacoes'>): ChangedField => ({ label, kind: 'text' });

const fields: Record<Alteracao['parte'], Record<string, ChangedField>> = {
  licitacao: {
    fonte: { label: 'field.fonte', kind: 'fonte' },
    uasg: text('field.UASG'),
    num_licitacao: text('field.num_licitacao'),
    processo: text('field.processo'),
    objeto: text('field.objeto'),
    informacao: text('detail.informacao'),
    modalidade: text('field.modalidade'),
    modo_disputa: text('field.modo_disputa'),
    instrumento: text('field.instrumento'),
    situacao: text('field.situacao'),
    amparo_legal: text('field.amparo_legal'),
    amparo_legal_descricao: text('changed.amparo_legal_descricao'),
    srp: { label: 'srp', kind: 'flag' },
    orcamento_sigiloso: { label: 'changed.orcamento_sigiloso', kind: 'flag' },
    valor_estimado: { label: 'field.valor_estimado', kind: 'money' },
    valor_homologado: { label: 'field.valor_homologado', kind: 'money' },
    publicacao: { label: 'field.publicacao', kind: 'instant' },
    abertura: { label: 'field.abertura', kind: 'instant' },
    encerramento: { label: 'field.encerramento', kind: 'instant' },
    orgao: text('field.orgao'),
    orgao_cnpj: { label: 'field.cnpj', kind: 'company' },
    esfera: { label: 'changed.esfera', kind: 'esfera' },
    poder: { label: 'changed.poder', kind: 'poder' },
    unidade: text('field.unidade'),
    municipio: text('field.municipio'),
    uf: text('field.uf'),
    ibge: text('field.ibge'),
    orgao_subrogado: text('field.orgao_subrogado'),
    orgao_subrogado_cnpj: { label: 'changed.cnpj_subrogado', kind: 'company' },
    unidade_subrogada: text('field.unidade_subrogada'),
    uasg_subrogada: text('changed.uasg_subrogada'),
    plataforma: text('field.plataforma'),
    justificativa_presencial: text('field.justificativa_presencial'),
    link_origem: text('changed.link_origem'),
    link_processo: text('detail.process'),
    excluida: { label: 'excluida', kind: 'flag' },
    tem_resultado: { label: 'changed.tem_resultado', kind: 'flag' },
    tipo_item: { label: 'field.tipo_item', kind: 'tipo' },
  },
  lote: {
    grupo: text('changed.grupo'),
    descricao: text('lotes.descricao'),
    quantidade: { label: 'lotes.quantidade', kind: 'number' },
    unidade: text('changed.medida'),
    valor_unitario: { label: 'lotes.unitario', kind: 'money' },
    valor_total: { label: 'lotes.total', kind: 'money' },
    material_servico: { label: 'field.tipo_item', kind: 'materialServico' },
    beneficio: text('changed.beneficio'),
    criterio: text('changed.criterio'),
    situacao: text('lotes.situacao'),
  },
  resultado: {
    fornecedor: text('lotes.winner'),
    fornecedor_documento: { label: 'changed.documento', kind: 'company' },
    porte: text('changed.porte'),
    quantidade: { label: 'lotes.quantidade', kind: 'number' },
    valor_unitario: { label: 'lotes.awardedUnit', kind: 'money' },
    valor_total: { label: 'lotes.awardedTotal', kind: 'money' },
    desconto: { label: 'changed.desconto', kind: 'percent' },
    data: { label: 'changed.data', kind: 'day' },
    situacao: text('lotes.situacao'),
    cancelado: { label: 'lotes.cancelled', kind: 'flag' },
  },
  documento: {
    titulo: text('changed.titulo'),
    tipo: text('changed.tipo'),
    url: text('changed.url'),
    publicacao: { label: 'field.publicacao', kind: 'instant' },
  },
};

/** Undefined for a field without a label. */
export function changedField({ parte, campo }: Pick<Alteracao, 'parte' | 'campo'>): ChangedField | undefined {
  return Object.hasOwn(fields[parte], campo) ? fields[parte][campo] : undefined;
}
