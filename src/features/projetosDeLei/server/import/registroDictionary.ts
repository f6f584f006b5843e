// Compression dictionaries for records of bills. Never change an existing one, not even by one letter: stored rows need it. Add a newer one
// beside it.

const words = `
Altera a Lei nº 8.080, de 19 de setembro de 1990, o Decreto-Lei nº 2.848, de 7 de dezembro de 1940 - Código Penal, para dispor sobre a
 Acrescenta dispositivos à Lei nº 9.394, de 20 de dezembro de 1996, que estabelece as diretrizes e bases da educação nacional, e dá outras
 providências. Dispõe sobre Institui a Política Nacional de Autoriza o Poder Executivo a Cria o Programa Nacional de Estabelece normas
 gerais sobre Regulamenta o inciso do § 1º do art. 225 da Constituição Federal Solicita informações ao Ministro de Estado da Requer a
 realização de audiência pública _Alteração, criação, concessão, obrigatoriedade, proibição, competência, critério, União Federal, Estados,
 Município, servidor público, responsabilidade, prazo, penalidade.
Projeto de Lei Complementar Projeto de Decreto Legislativo Proposta de Emenda à Constituição Medida Provisória Requerimento Indicação
 PROJETO DE LEI DO SENADO PROPOSTA DE EMENDA À CONSTITUIÇÃO Aguardando Parecer Aguardando Designação de Relator Arquivada Pronta para Pauta
 Transformado em Norma Jurídica Tramitando em Conjunto Ordinária (Art. 151, III, RICD) Urgência (Art. 155, RICD) Especial
 Comissão de Constituição e Justiça e de Cidadania Comissão de Finanças e Tributação Mesa Diretora Plenário`.replaceAll('\n', '');

const senado = `{"IdentificacaoMateria":{"CodigoMateria":"1","SiglaCasaIdentificacaoMateria":"SF","NomeCasaIdentificacaoMateria":
"Senado Federal","SiglaSubtipoMateria":"PL","DescricaoSubtipoMateria":"PROJETO DE LEI","NumeroMateria":"00001","AnoMateria":"2025",
"DescricaoObjetivoProcesso":"Iniciadora","DescricaoIdentificacaoMateria":"PL 1/2025","IndicadorTramitando":"Sim"},"DadosBasicosMateria":{
"EmentaMateria":"","ExplicacaoEmentaMateria":"","IndexacaoMateria":"","CasaIniciadoraNoLegislativo":"Senado Federal",
"IndicadorComplementar":"Não","ApelidoMateria":"","DataApresentacao":"2025-01-02","NaturezaMateria":{"CodigoNatureza":"1","NomeNatureza":
"Norma Geral","DescricaoNatureza":""}},"AutoriaPrincipal":{"Autor":[{"NomeAutor":"Senador ","SiglaTipoAutor":"SENADOR","DescricaoTipoAutor":
"Senador","UfAutor":"SP","NumOrdemAutor":"1","IndicadorOutrosAutores":"Não","IdentificacaoParlamentar":{"CodigoParlamentar":"1",
"NomeParlamentar":"","NomeCompletoParlamentar":"","SexoParlamentar":"Masculino","FormaTratamento":"Senador","UrlFotoParlamentar":
"http://www.senado.leg.br/senadores/img/fotos-oficiais/senador1.jpg","UrlPaginaParlamentar":
"http://www25.senado.leg.br/web/senadores/senador/-/perfil/1","EmailParlamentar":"@senado.leg.br","SiglaPartidoParlamentar":"","UfParlamentar":
"SP"}}]},"SituacaoAtual":{"Autuacoes":{"Autuacao":[{"Local":{"CodigoLocal":"1","NomeCasaLocal":"Senado Federal","SiglaLocal":"","NomeLocal":""},
"Situacao":{"DataSituacao":"2025-01-02","CodigoSituacao":"1","SiglaSituacao":"","DescricaoSituacao":""}}]}},"OutrasInformacoes":{"Servico":[{
"NomeServico":"MovimentacaoMateria","DescricaoServico":"","UrlServico":"http://legis.senado.leg.br/dadosabertos/materia/"}]}}`.replaceAll(
  '\n',
  '',
);

const camara =
  `{"id":2,"uri":"https://dadosabertos.camara.leg.br/api/v2/proposicoes/2","siglaTipo":"PL","codTipo":139,"numero":1,"ano":2025,
"ementa":"Altera a Lei nº ","dataApresentacao":"2025-01-02T08:00","uriOrgaoNumerador":"https://dadosabertos.camara.leg.br/api/v2/orgaos/180",
"statusProposicao":{"dataHora":"2025-01-02T08:00","sequencia":1,"siglaOrgao":"MESA","uriOrgao":
"https://dadosabertos.camara.leg.br/api/v2/orgaos/180","uriUltimoRelator":"https://dadosabertos.camara.leg.br/api/v2/deputados/2",
"uriRelator":null,"regime":"Ordinária","descricaoTramitacao":"Despacho","codTipoTramitacao":"100","descricaoSituacao":null,"codSituacao":null,
"despacho":"","url":null,"ambito":"Regimental","apreciacao":""},"uriAutores":"https://dadosabertos.camara.leg.br/api/v2/proposicoes/2/autores",
"descricaoTipo":"Projeto de Lei","ementaDetalhada":"","keywords":"","uriPropPrincipal":null,"uriPropAnterior":null,"uriPropPosterior":null,
"urlInteiroTeor":"https://www.camara.leg.br/proposicoesWeb/prop_mostrarintegra?codteor=2","urnFinal":null,"texto":null,
"justificativa":null}`.replaceAll('\n', '');

export const registroDictionaries: readonly string[] = [`${words}${senado}${camara}`];
