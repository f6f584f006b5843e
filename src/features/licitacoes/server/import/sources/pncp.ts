// PNCP's contratações, in the format of its consultation service.

import { requiredInstant } from '#brasil/server/instantField.ts';
import {
  amount,
  flag,
  isRecord,
  link,
  prose,
  Reject,
  requiredInteger,
  requiredText,
  type SourceRecord,
  text,
} from '#kit/server/records/fields.ts';
import type { RecordSource } from '#kit/server/records/kind.ts';
import type { NoticeRead } from '../notice.ts';
import {
  controle,
  deadlines,
  isPart,
  isSecretBudget,
  lastUpdate,
  namesIn,
  numLicitacao,
  objeto,
  pncp,
  rawControle,
} from './noticeFields.ts';

/** Contracts and price registers also have number and órgão, but none of these. */
const ofNotices = ['modalidadeId', 'numeroCompra', 'objetoCompra', 'situacaoCompraId'];

export const pncpContratacoes: RecordSource<NoticeRead> = {
  name: 'pncp-contratacoes',
  title: { pt: 'Licitações do PNCP', en: 'PNCP notices', fr: 'Appels d’offres du PNCP', de: 'Ausschreibungen des PNCP' },
  portal: pncp,
  envelopes: ['data'],
  keyOf: rawControle,
  recognises: (record) =>
    'numeroControlePNCP' in record && isRecord(record.orgaoEntidade) && ofNotices.some((field) => field in record) && !isPart(record),
  read(record, _owner, doubts = []): NoticeRead {
    const orgao = part(record, 'orgaoEntidade');
    const unidade = part(record, 'unidadeOrgao');
    const [amparo, orgaoSubRogado, unidadeSubRogada] = [record.amparoLegal, record.orgaoSubRogado, record.unidadeSubRogada].map((value) =>
      isRecord(value) ? value : {},
    ) as [SourceRecord, SourceRecord, SourceRecord];
    const numero = requiredText(record, 'numeroCompra');
    const ano = requiredInteger(record, 'anoCompra');
    const publicacao = requiredInstant(record, 'dataPublicacaoPncp');
    const homologado = amount(record, 'valorTotalHomologado');
    return {
      controle: controle(record, 'numeroControlePNCP'),
      fonte: 'pncp',
      uasg: text(unidade, 'codigoUnidade'),
      numero,
      ano,
      num_licitacao: numLicitacao(numero, ano),
      processo: text(record, 'processo'),
      objeto: objeto(record, 'objetoCompra'),
      informacao: prose(record, 'informacaoComplementar'),
      modalidade_codigo: requiredInteger(record, 'modalidadeId'),
      modalidade: requiredText(record, 'modalidadeNome'),
      modo_disputa: text(record, 'modoDisputaNome'),
      instrumento: text(record, 'tipoInstrumentoConvocatorioNome'),
      situacao_codigo: requiredInteger(record, 'situacaoCompraId'),
      situacao: text(record, 'situacaoCompraNome'),
      amparo_legal: text(amparo, 'nome'),
      amparo_legal_descricao: prose(amparo, 'descricao'),
      srp: flag(record, 'srp'),
      orcamento_sigiloso: isSecretBudget(record),
      valor_estimado: amount(record, 'valorTotalEstimado'),
      valor_homologado: homologado,
      publicacao,
      ...deadlines(record, { abertura: 'dataAberturaProposta', encerramento: 'dataEncerramentoProposta' }, doubts),
      atualizacao: lastUpdate(record, ['dataAtualizacaoGlobal', 'dataAtualizacao'], doubts) ?? publicacao,
      orgao: requiredText(orgao, 'razaoSocial'),
      orgao_cnpj: requiredText(orgao, 'cnpj'),
      esfera: text(orgao, 'esferaId'),
      poder: text(orgao, 'poderId'),
      unidade: text(unidade, 'nomeUnidade'),
      municipio: text(unidade, 'municipioNome'),
      uf: text(unidade, 'ufSigla'),
      ibge: text(unidade, 'codigoIbge'),
      orgao_subrogado: text(orgaoSubRogado, 'razaoSocial'),
      orgao_subrogado_cnpj: text(orgaoSubRogado, 'cnpj'),
      unidade_subrogada: text(unidadeSubRogada, 'nomeUnidade'),
      uasg_subrogada: text(unidadeSubRogada, 'codigoUnidade'),
      municipio_subrogado: text(unidadeSubRogada, 'municipioNome'),
      uf_subrogada: text(unidadeSubRogada, 'ufSigla'),
      fontes_orcamentarias: namesIn(record.fontesOrcamentarias),
      emenda_parlamentar: record.emendaParlamentar === true ? 'true' : namesIn(record.emendaParlamentar),
      plataforma: text(record, 'usuarioNome'),
      justificativa_presencial: prose(record, 'justificativaPresencial'),
      link_origem: link(record, 'linkSistemaOrigem'),
      link_processo: link(record, 'linkProcessoEletronico'),
      excluida: false,
      tem_resultado: homologado !== null,
    };
  },
};

function part(record: SourceRecord, field: string): SourceRecord {
  const value = record[field];
  if (!isRecord(value)) throw new Reject(field, 'missing');
  return value;
}
