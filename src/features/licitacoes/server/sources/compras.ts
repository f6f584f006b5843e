// Compras.gov.br's contratações under Lei 14.133, flat records with the numbers of PNCP.
import type { NoticeRead } from '../notice.ts';
import {
  amount,
  controle,
  flag,
  instant,
  isSecretBudget,
  numLicitacao,
  objeto,
  requiredInstant,
  requiredNumber,
  requiredText,
  text,
} from './fields.ts';
import type { Source } from './source.ts';

export const compras: Source = {
  kind: 'compras-contratacoes',
  recognises: (record) => 'numeroControlePNCP' in record && 'orgaoEntidadeCnpj' in record,
  read(record): NoticeRead {
    const numero = requiredText(record, 'numeroCompra');
    const ano = requiredNumber(record, 'anoCompraPncp');
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
      informacao: text(record, 'informacaoComplementar'),
      modalidade_codigo: requiredNumber(record, 'modalidadeIdPncp'),
      modalidade: requiredText(record, 'modalidadeNome'),
      modo_disputa: text(record, 'modoDisputaNomePncp'),
      instrumento: text(record, 'tipoInstrumentoConvocatorioNome'),
      situacao_codigo: requiredNumber(record, 'situacaoCompraIdPncp'),
      situacao: text(record, 'situacaoCompraNomePncp'),
      amparo_legal: text(record, 'amparoLegalNome'),
      amparo_legal_descricao: text(record, 'amparoLegalDescricao'),
      srp: flag(record, 'srp'),
      orcamento_sigiloso: isSecretBudget(record),
      valor_estimado: amount(record, 'valorTotalEstimado'),
      valor_homologado: homologado,
      publicacao,
      abertura: instant(record, 'dataAberturaPropostaPncp'),
      encerramento: instant(record, 'dataEncerramentoPropostaPncp'),
      atualizacao: instant(record, 'dataAtualizacaoPncp') ?? publicacao,
      orgao: requiredText(record, 'orgaoEntidadeRazaoSocial'),
      orgao_cnpj: requiredText(record, 'orgaoEntidadeCnpj'),
      esfera: text(record, 'orgaoEntidadeEsferaId'),
      poder: text(record, 'orgaoEntidadePoderId'),
      unidade: text(record, 'unidadeOrgaoNomeUnidade'),
      municipio: text(record, 'unidadeOrgaoMunicipioNome'),
      uf: text(record, 'unidadeOrgaoUfSigla'),
      ibge: text(record, 'unidadeOrgaoCodigoIbge'),
      link_origem: null,
      link_processo: null,
      excluida: flag(record, 'contratacaoExcluida'),
      tem_resultado: flag(record, 'existeResultado') || homologado !== null,
    };
  },
};
