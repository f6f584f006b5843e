// Compras.gov.br's contratações under Lei 14.133: flat records with PNCP's numbers.

import { requiredInstant } from '#brasil/server/instantField.ts';
import { amount, flag, isRecord, prose, requiredInteger, requiredText, text } from '#kit/server/records/fields.ts';
import type { RecordSource } from '#kit/server/records/kind.ts';
import type { NoticeRead } from '../notice.ts';
import { compras, controle, deadlines, isPart, isSecretBudget, lastUpdate, numLicitacao, objeto, rawControle } from './noticeFields.ts';

export const comprasContratacoes: RecordSource<NoticeRead> = {
  name: 'compras-contratacoes',
  title: {
    pt: 'Licitações do Compras.gov.br',
    en: 'Compras.gov.br notices',
    fr: 'Appels d’offres de Compras.gov.br',
    de: 'Ausschreibungen von Compras.gov.br',
  },
  portal: compras,
  envelopes: ['resultado'],
  keyOf: rawControle,
  recognises: (record) =>
    'numeroControlePNCP' in record && 'orgaoEntidadeCnpj' in record && !isRecord(record.orgaoEntidade) && !isPart(record),
  read(record, _owner, doubts = []): NoticeRead {
    const numero = requiredText(record, 'numeroCompra');
    const ano = requiredInteger(record, 'anoCompraPncp');
    const publicacao = requiredInstant(record, 'dataPublicacaoPncp');
    const homologado = amount(record, 'valorTotalHomologado');
    return {
      controle: controle(record, 'numeroControlePNCP'),
      fonte: 'compras',
      uasg: text(record, 'unidadeOrgaoCodigoUnidade'),
      numero,
      ano,
      num_licitacao: numLicitacao(numero, ano),
      processo: text(record, 'processo'),
      objeto: objeto(record, 'objetoCompra'),
      informacao: prose(record, 'informacaoComplementar'),
      modalidade_codigo: requiredInteger(record, 'modalidadeIdPncp'),
      modalidade: requiredText(record, 'modalidadeNome'),
      modo_disputa: text(record, 'modoDisputaNomePncp'),
      instrumento: text(record, 'tipoInstrumentoConvocatorioNome'),
      situacao_codigo: requiredInteger(record, 'situacaoCompraIdPncp'),
      situacao: text(record, 'situacaoCompraNomePncp'),
      amparo_legal: text(record, 'amparoLegalNome'),
      amparo_legal_descricao: prose(record, 'amparoLegalDescricao'),
      srp: flag(record, 'srp'),
      orcamento_sigiloso: isSecretBudget(record),
      valor_estimado: amount(record, 'valorTotalEstimado'),
      valor_homologado: homologado,
      publicacao,
      ...deadlines(record, { abertura: 'dataAberturaPropostaPncp', encerramento: 'dataEncerramentoPropostaPncp' }, doubts),
      atualizacao: lastUpdate(record, ['dataAtualizacaoPncp'], doubts) ?? publicacao,
      orgao: requiredText(record, 'orgaoEntidadeRazaoSocial'),
      orgao_cnpj: requiredText(record, 'orgaoEntidadeCnpj'),
      esfera: text(record, 'orgaoEntidadeEsferaId'),
      poder: text(record, 'orgaoEntidadePoderId'),
      unidade: text(record, 'unidadeOrgaoNomeUnidade'),
      municipio: text(record, 'unidadeOrgaoMunicipioNome'),
      uf: text(record, 'unidadeOrgaoUfSigla'),
      ibge: text(record, 'unidadeOrgaoCodigoIbge'),
      orgao_subrogado: text(record, 'orgaoSubrogadoRazaoSocial'),
      orgao_subrogado_cnpj: text(record, 'orgaoSubrogadoCnpj'),
      unidade_subrogada: text(record, 'unidadeSubrogadaNomeUnidade'),
      uasg_subrogada: text(record, 'unidadeSubrogadaCodigoUnidade'),
      municipio_subrogado: text(record, 'unidade_subrogada_municipio_nome') || text(record, 'unidadeSubrogadaMunicipioNome'),
      uf_subrogada: text(record, 'unidadeSubrogadaUfSigla'),
      plataforma: 'Compras.gov.br',
      justificativa_presencial: '',
      link_origem: null,
      link_processo: null,
      excluida: flag(record, 'contratacaoExcluida'),
      tem_resultado: flag(record, 'existeResultado') || homologado !== null,
    };
  },
};
