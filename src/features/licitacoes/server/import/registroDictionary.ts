// Compression dictionaries for records of notices. Never change an existing one, not even by one letter: stored rows need it. Add a newer
// one beside it.

const words = `
MINISTERIO DA SECRETARIA DE ESTADO DA SAUDE DEFESA COMANDO DO EXERCITO DA MARINHA DA AERONAUTICA TRIBUNAL REGIONAL ELEITORAL DO TRABALHO
 EMPRESA BRASILEIRA DE SERVICOS HOSPITALARES FUNDO MUNICIPAL DE SAUDE FUNDO MUNICIPAL DE ASSISTENCIA SOCIAL CAMARA MUNICIPAL DE
 GOVERNO DO ESTADO DO HOSPITAL UNIVERSITARIO CONSELHO REGIONAL DE SUPERINTENDENCIA REGIONAL DO Fundação Universidade Federal do
 INSTITUTO FEDERAL DE EDUCACAO, CIENCIA E TECNOLOGIA DO RIO GRANDE DO SUL UNIVERSIDADE FEDERAL DE MINAS GERAIS
 Município de Prefeitura Municipal de Secretaria Municipal de Educação Secretaria Municipal de Administração Câmara Municipal de
 MUNICIPIO DE PREFEITURA MUNICIPAL DE SANTA CATARINA SAO PAULO RIO DE JANEIRO BELO HORIZONTE PERNAMBUCO BRASÍLIA
 Registro de preços para eventual e futura contratação de empresa especializada para a prestação de serviços continuados de limpeza,
 conservação, manutenção preventiva e corretiva de equipamentos, com fornecimento de peças, materiais e mão de obra, para atender às
 necessidades da Secretaria Municipal de Saúde do Município, conforme condições, quantidades e exigências estabelecidas no Edital e seus
 anexos. Constitui objeto da presente licitação a aquisição de gêneros alimentícios, medicamentos, material de consumo, material
 permanente, material de expediente, material médico-hospitalar, mobiliário, veículos, pneus, combustíveis e peças; execução de obras de
 reforma, ampliação e construção, pavimentação, locação de veículos, equipamentos de informática, computadores, software, licenças de uso,
 cursos, treinamento e capacitação de servidores, contratação da Fundação de Apoio para a execução do projeto de pesquisa, ensino e
 extensão, de acordo com o Termo de Referência, nos termos da Lei nº 14.133, de 1º de abril de 2021, por dispensa de licitação, com
 fundamento no inciso II do art. 75. Inexigibilidade de Licitação: Todas as formas de inexigibilidade não previstas no art. 74
 treinamento e aperfeiçoamento de pessoal; contratação de profissional do setor artístico, diretamente ou por meio de empresário exclusivo
 aquisição de materiais, de equipamentos ou de gêneros ou contratação de serviços que só possam ser fornecidos por produtor, empresa ou
 representante comercial exclusivos
 Dispensa de Licitação: nos casos de emergência ou de calamidade pública, quando caracterizada urgência de atendimento de situação que possa
 ocasionar prejuízo ou comprometer a continuidade dos serviços públicos ou a segurança de pessoas, obras, serviços, equipamentos e outros
 bens, públicos ou particulares
 Dispensa de Licitação: para contratação de instituição brasileira que tenha por finalidade estatutária apoiar, captar e executar
 atividades de ensino, pesquisa, extensão, desenvolvimento institucional, científico e tecnológico e estímulo à inovação, inclusive para
 gerir administrativa e financeiramente essas atividades
 Dispensa de Licitação: para contratação que envolva valores inferiores a R$ 100.000,00 (cem mil reais), no caso de obras e serviços de
 engenharia ou de serviços de manutenção de veículos automotores
 Dispensa de Licitação: para contratação que envolva valores inferiores a R$ 50.000,00 (cinquenta mil reais), no caso de outros serviços e
 compras
 leilão: modalidade de licitação para alienação de bens imóveis ou de bens móveis inservíveis ou legalmente apreendidos a quem oferecer o
 maior lance
 concorrência: modalidade de licitação para contratação de bens e serviços especiais e de obras e serviços comuns e especiais de engenharia
 pregão: modalidade de licitação obrigatória para aquisição de bens e serviços comuns`.replaceAll('\n', '');

const values = [
  ...['Leilão - Eletrônico', 'Concurso', 'Concorrência - Presencial', 'Concorrência - Eletrônica', 'Pregão - Presencial', 'Credenciamento'],
  ...[
    'Chamada Pública',
    'Aberto-Fechado',
    'Fechado-Aberto',
    'Fechado',
    'Não se aplica',
    'Dispensa Com Disputa',
    'Inexigibilidade',
    'Revogada',
  ],
  ...['Anulada', 'Suspensa', 'Ato que autoriza a Contratação Direta', 'Aviso de Contratação Direta', 'Lei 14.133/2021, Art. 74, III, f'],
  ...['Lei 14.133/2021, Art. 74, caput', 'Lei 14.133/2021, Art. 75, XV', 'Lei 14.133/2021, Art. 75, I', 'Compras.gov.br'],
]
  .map((value) => JSON.stringify(value))
  .join('');

const states = `"ufSigla":"AC","ufNome":"Acre""AL","ufNome":"Alagoas""AM","ufNome":"Amazonas""AP","ufNome":"Amapá""BA","ufNome":"Bahia""CE",
"ufNome":"Ceará""DF","ufNome":"Distrito Federal""ES","ufNome":"Espírito Santo""GO","ufNome":"Goiás""MA","ufNome":"Maranhão""MG","ufNome":
"Minas Gerais""MS","ufNome":"Mato Grosso do Sul""MT","ufNome":"Mato Grosso""PA","ufNome":"Pará""PB","ufNome":"Paraíba""PE","ufNome":
"Pernambuco""PI","ufNome":"Piauí""PR","ufNome":"Paraná""RJ","ufNome":"Rio de Janeiro""RN","ufNome":"Rio Grande do Norte""RO","ufNome":
"Rondônia""RR","ufNome":"Roraima""RS","ufNome":"Rio Grande do Sul""SC","ufNome":"Santa Catarina""SE","ufNome":"Sergipe""TO","ufNome":
"Tocantins""SP","ufNome":"São Paulo"`.replaceAll('\n', '');

const compras =
  `{"idCompra":"15","numeroControlePNCP":"00-1-000001/2025","anoCompraPncp":2025,"sequencialCompraPncp":1,"orgaoEntidadeCnpj":"00",
"orgaoSubrogadoCnpj":null,"codigoOrgao":26,"orgaoEntidadeRazaoSocial":"","orgaoSubrogadoRazaoSocial":null,"orgaoEntidadeEsferaId":"F",
"orgaoSubrogadoEsferaId":null,"orgaoEntidadePoderId":"E","orgaoSubrogadoPoderId":null,"unidadeOrgaoCodigoUnidade":"15",
"unidadeSubrogadaCodigoUnidade":null,"unidadeOrgaoNomeUnidade":"","unidadeSubrogadaNomeUnidade":null,"unidadeOrgaoUfSigla":"SP",
"unidadeSubrogadaUfSigla":null,"unidadeOrgaoMunicipioNome":"","unidade_subrogada_municipio_nome":null,"unidadeOrgaoCodigoIbge":3550308,
"unidadeSubrogadaCodigoIbge":null,"numeroCompra":"90001","modalidadeIdPncp":8,"codigoModalidade":6,"modalidadeNome":"Dispensa","srp":false,
"modoDisputaIdPncp":5,"codigoModoDisputa":5,"amparoLegalCodigoPncp":19,"amparoLegalNome":"Lei 14.133/2021, Art. 75, II",
"amparoLegalDescricao":"Dispensa de Licitação: para contratação que envolva valores inferiores a R$ ","informacaoComplementar":"",
"processo":"23","objetoCompra":"Contratação de ","existeResultado":true,"orcamentoSigilosoCodigo":1,"orcamentoSigilosoDescricao":
"Compra sem sigilo","situacaoCompraIdPncp":1,"situacaoCompraNomePncp":"Divulgada no PNCP","tipoInstrumentoConvocatorioCodigoPncp":3,
"tipoInstrumentoConvocatorioNome":"Ato que autoriza a Contratação Direta","modoDisputaNomePncp":"Não se aplica","valorTotalEstimado":1000.0,
"valorTotalHomologado":null,"dataInclusaoPncp":"2025-01-02T08:00:00","dataAtualizacaoPncp":"2025-01-02T08:00:00","dataPublicacaoPncp":
"2025-01-02T08:00:00","dataAberturaPropostaPncp":null,"dataEncerramentoPropostaPncp":null,"contratacaoExcluida":false}`.replaceAll(
    '\n',
    '',
  );

const pncp = `{"numeroControlePNCP":"00-1-000001/2026","dataAtualizacaoGlobal":"2026-01-02T08:00:00","modalidadeId":6,"srp":true,
"orgaoEntidade":{"cnpj":"00","razaoSocial":"MUNICIPIO DE ","poderId":"E","esferaId":"M"},"anoCompra":2026,"sequencialCompra":1,
"dataInclusao":"2026-01-02T08:00:00","dataPublicacaoPncp":"2026-01-02T08:00:00","dataAtualizacao":"2026-01-02T08:00:00",
"numeroCompra":"90001","unidadeOrgao":{"ufNome":"São Paulo","codigoIbge":"35","codigoUnidade":"1","nomeUnidade":"","ufSigla":"SP",
"municipioNome":"São Paulo"},"amparoLegal":{"descricao":"pregão: modalidade de licitação obrigatória para aquisição de bens e serviços comuns",
"nome":"Lei 14.133/2021, Art. 28, I","codigo":1},"dataAberturaProposta":"2026-01-02T08:00:00","dataEncerramentoProposta":
"2026-01-02T08:00:00","informacaoComplementar":null,"processo":"1/2026","objetoCompra":"Aquisição de ","linkSistemaOrigem":null,
"linkSistemaOrigem":"https://www.","justificativaPresencial":null,"unidadeSubRogada":null,"orgaoSubRogado":null,"valorTotalHomologado":null,
"modoDisputaId":1,"linkProcessoEletronico":null,"valorTotalEstimado":0.0,"modalidadeNome":"Pregão - Eletrônico","modoDisputaNome":"Aberto",
"tipoInstrumentoConvocatorioCodigo":1,"tipoInstrumentoConvocatorioNome":"Edital","fontesOrcamentarias":[],"situacaoCompraId":1,
"situacaoCompraNome":"Divulgada no PNCP","usuarioNome":"Portal de Compras Públicas"}`.replaceAll('\n', '');

export const registroDictionaries: readonly string[] = [`${words}${values}${states}${compras}${pncp}`];
