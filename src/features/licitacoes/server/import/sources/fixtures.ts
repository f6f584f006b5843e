// Records in the services' format, for tests. Names and numbers are invented.
import type { SourceRecord } from '#kit/server/records/fields.ts';

type Overrides = Record<string, unknown>;

/** A contratação in PNCP's format. */
export function pncpRecord(overrides: Overrides = {}): Overrides {
  return {
    numeroControlePNCP: '11222333000181-1-000007/2026',
    anoCompra: 2026,
    sequencialCompra: 7,
    numeroCompra: '90007',
    processo: '23000.000007/2026-11',
    objetoCompra: 'Aquisição de pneus para a frota municipal',
    informacaoComplementar: null,
    srp: true,
    modalidadeId: 6,
    modalidadeNome: 'Pregão - Eletrônico',
    modoDisputaId: 1,
    modoDisputaNome: 'Aberto',
    tipoInstrumentoConvocatorioCodigo: 1,
    tipoInstrumentoConvocatorioNome: 'Edital',
    situacaoCompraId: 1,
    situacaoCompraNome: 'Divulgada no PNCP',
    amparoLegal: { codigo: 1, nome: 'Lei 14.133/2021, Art. 28, I', descricao: 'Pregão' },
    orgaoEntidade: { cnpj: '11222333000181', razaoSocial: 'Município de Vila Alegre', poderId: 'E', esferaId: 'M' },
    unidadeOrgao: {
      codigoUnidade: '12',
      nomeUnidade: 'Secretaria de Transportes',
      codigoIbge: '3550308',
      municipioNome: 'São Paulo',
      ufSigla: 'SP',
      ufNome: 'São Paulo',
    },
    orgaoSubRogado: null,
    unidadeSubRogada: null,
    valorTotalEstimado: 150_000.5,
    valorTotalHomologado: null,
    dataPublicacaoPncp: '2026-05-04T09:15:00',
    dataInclusao: '2026-05-04T09:15:00',
    dataAtualizacao: '2026-05-04T09:15:00',
    dataAtualizacaoGlobal: '2026-05-04T09:15:00',
    dataAberturaProposta: '2026-05-05T08:00:00',
    dataEncerramentoProposta: '2026-05-20T08:30:00',
    linkSistemaOrigem: 'https://compras.exemplo.gov.br/7',
    linkProcessoEletronico: null,
    justificativaPresencial: null,
    fontesOrcamentarias: [],
    usuarioNome: 'Portal de Exemplo',
    ...overrides,
  };
}

/** A contratação in Compras.gov.br's format: flat, some keys with the suffix Pncp. */
export function comprasRecord(overrides: Overrides = {}): Overrides {
  return {
    idCompra: '15000106900082026',
    numeroControlePNCP: '11222333000181-1-000008/2026',
    anoCompraPncp: 2026,
    sequencialCompraPncp: 8,
    numeroCompra: '8',
    processo: '23000.000008/2026-22',
    objetoCompra: 'Serviços de limpeza e conservação',
    informacaoComplementar: null,
    srp: false,
    modalidadeIdPncp: 8,
    codigoModalidade: 6,
    modalidadeNome: 'Dispensa',
    modoDisputaIdPncp: 4,
    modoDisputaNomePncp: 'Dispensa Com Disputa',
    tipoInstrumentoConvocatorioCodigoPncp: 2,
    tipoInstrumentoConvocatorioNome: 'Aviso de Contratação Direta',
    situacaoCompraIdPncp: 1,
    situacaoCompraNomePncp: 'Divulgada no PNCP',
    amparoLegalCodigoPncp: 19,
    amparoLegalNome: 'Lei 14.133/2021, Art. 75, II',
    amparoLegalDescricao: 'Dispensa em razão do valor',
    orgaoEntidadeCnpj: '11222333000181',
    orgaoEntidadeRazaoSocial: 'UNIVERSIDADE FEDERAL DE VILA ALEGRE',
    orgaoEntidadeEsferaId: 'F',
    orgaoEntidadePoderId: 'E',
    unidadeOrgaoCodigoUnidade: '150001',
    unidadeOrgaoNomeUnidade: 'CAMPUS CENTRAL',
    unidadeOrgaoUfSigla: 'CE',
    unidadeOrgaoMunicipioNome: 'FORTALEZA',
    unidadeOrgaoCodigoIbge: 2304400,
    existeResultado: false,
    orcamentoSigilosoCodigo: 1,
    valorTotalEstimado: 48_000,
    valorTotalHomologado: null,
    dataInclusaoPncp: '2026-05-04T10:00:00',
    dataAtualizacaoPncp: '2026-05-04T10:00:00',
    dataPublicacaoPncp: '2026-05-04T10:00:00',
    dataAberturaPropostaPncp: null,
    dataEncerramentoPropostaPncp: null,
    contratacaoExcluida: false,
    ...overrides,
  };
}

/** An item in PNCP's format, which does not name its purchase. */
export function itemRecord(overrides: Overrides = {}): Overrides {
  return {
    numeroItem: 1,
    descricao: 'Pneu 175/70 R14',
    materialOuServico: 'M',
    materialOuServicoNome: 'Material',
    valorUnitarioEstimado: 412.9,
    valorTotal: 4129,
    quantidade: 10,
    unidadeMedida: 'UNIDADE',
    orcamentoSigiloso: false,
    itemCategoriaId: 3,
    criterioJulgamentoId: 1,
    criterioJulgamentoNome: 'Menor preço',
    situacaoCompraItem: 1,
    situacaoCompraItemNome: 'Em Andamento',
    tipoBeneficio: 4,
    tipoBeneficioNome: 'Sem benefício',
    dataInclusao: '2026-05-04T09:15:00',
    dataAtualizacao: '2026-05-04T09:15:00',
    temResultado: false,
    ...overrides,
  };
}

/** An item in Compras.gov.br's format. */
export function comprasItemRecord(overrides: Overrides = {}): Overrides {
  return {
    idCompra: '15000106000082026',
    idCompraItem: '1500010600008202600001',
    idContratacaoPNCP: '11222333000181-1-000007/2026',
    numeroControlePNCPCompra: '11222333000181-1-000007/2026',
    unidadeOrgaoCodigoUnidade: '150001',
    orgaoEntidadeCnpj: '11222333000181',
    numeroItemPncp: 1,
    numeroItemCompra: 1,
    numeroGrupo: 2,
    descricaoResumida: 'Pneu',
    descricaodetalhada: 'Pneu 175/70 R14',
    materialOuServico: 'M',
    materialOuServicoNome: 'Material',
    codigoClasse: 2610,
    codItemCatalogo: 412345,
    unidadeMedida: 'UNIDADE',
    orcamentoSigiloso: false,
    criterioJulgamentoIdPncp: 1,
    criterioJulgamentoNome: 'Menor preço',
    situacaoCompraItem: '1',
    situacaoCompraItemNome: 'Em Andamento',
    tipoBeneficio: '4',
    tipoBeneficioNome: 'Sem benefício',
    quantidade: 10,
    valorUnitarioEstimado: 412.9,
    valorTotal: 4129,
    temResultado: false,
    dataInclusaoPncp: '2026-05-04T09:15:00',
    dataAtualizacaoPncp: '2026-05-04T09:15:00',
    ...overrides,
  };
}

/** A result in PNCP's format. */
export function resultRecord(overrides: Overrides = {}): Overrides {
  return {
    numeroControlePNCPCompra: '11222333000181-1-000007/2026',
    numeroItem: 1,
    sequencialResultado: 1,
    niFornecedor: '01234567000195',
    tipoPessoa: 'PJ',
    nomeRazaoSocialFornecedor: 'Pneus do Vale Ltda',
    porteFornecedorId: 1,
    porteFornecedorNome: 'ME',
    quantidadeHomologada: 10,
    valorUnitarioHomologado: 400,
    valorTotalHomologado: 4000,
    percentualDesconto: 0,
    dataResultado: '2026-06-10',
    dataCancelamento: null,
    situacaoCompraItemResultadoId: 1,
    situacaoCompraItemResultadoNome: 'Informado',
    dataInclusao: '2026-06-10T10:00:00',
    dataAtualizacao: '2026-06-10T10:00:00',
    ...overrides,
  };
}

/** A result in Compras.gov.br's format. */
export function comprasResultRecord(overrides: Overrides = {}): Overrides {
  return {
    idCompraItem: '1500010600008202600001',
    idCompra: '15000106000082026',
    idContratacaoPNCP: '11222333000181-1-000007/2026',
    unidadeOrgaoCodigoUnidade: '150001',
    numeroItemPncp: 1,
    sequencialResultado: 1,
    niFornecedor: '01234567000195',
    tipoPessoa: 'PJ',
    nomeRazaoSocialFornecedor: 'Pneus do Vale Ltda',
    porteFornecedorNome: 'ME',
    quantidadeHomologada: 10,
    valorUnitarioHomologado: 400,
    valorTotalHomologado: 4000,
    percentualDesconto: 0,
    dataResultadoPncp: '2026-06-10T00:00:00',
    dataCancelamentoPncp: null,
    motivoCancelamento: null,
    situacaoCompraItemResultadoId: 1,
    situacaoCompraItemResultadoNome: 'Informado',
    dataInclusaoPncp: '2026-06-10T10:00:00',
    dataAtualizacaoPncp: '2026-06-10T10:00:00',
    numeroControlePNCPCompra: '11222333000181-1-000007/2026',
    ...overrides,
  };
}

/** What Compras.gov.br's items say of the winner of `comprasResultRecord`. */
export const comprasWinner = {
  situacaoCompraItem: '2',
  situacaoCompraItemNome: 'Homologado',
  temResultado: true,
  codFornecedor: '01234567000195',
  nomeFornecedor: 'Pneus do Vale Ltda',
  quantidadeResultado: 10,
  valorUnitarioResultado: 400,
  valorTotalResultado: 4000,
  dataResultado: '2026-06-10 00:00:00.0000000',
  dataAtualizacaoPncp: '2026-06-10T10:00:00',
};

/** A document in PNCP's format, whose address names its purchase. */
export function documentRecord(overrides: Overrides = {}): Overrides {
  return {
    uri: 'https://pncp.exemplo.gov.br/pncp-api/v1/orgaos/11222333000181/compras/2026/7/arquivos/1',
    url: 'https://pncp.exemplo.gov.br/pncp-api/v1/orgaos/11222333000181/compras/2026/7/arquivos/1',
    sequencialDocumento: 1,
    titulo: 'Edital 90007',
    tipoDocumentoId: 2,
    tipoDocumentoNome: 'Edital',
    statusAtivo: true,
    dataPublicacaoPncp: '2026-05-04T09:15:00',
    ...overrides,
  };
}

/** A control number of the fixtures' órgão. */
export function controlNumber(sequencial: number): string {
  return `11222333000181-1-${String(sequencial).padStart(6, '0')}/2026`;
}

/** A record of each source of JSON, by its name. */
export const samples: Readonly<Record<string, SourceRecord>> = {
  'pncp-contratacoes': pncpRecord(),
  'compras-contratacoes': comprasRecord(),
  'pncp-itens': itemRecord(),
  'pncp-resultados': resultRecord(),
  'pncp-arquivos': documentRecord(),
  'compras-itens': comprasItemRecord(comprasWinner),
  'compras-resultados': comprasResultRecord(),
};
