// Records in the format of both chambers, for tests. Names and numbers are invented.

type Overrides = Record<string, unknown>;
const service = 'https://dadosabertos.camara.leg.br/api/v2';

/** An answer of the Câmara, which has its request only in its links: `proposicoes/77001/autores`. */
export function camaraAnswer(dados: unknown, path: string): Overrides {
  return { dados, links: [{ rel: 'self', href: `${service}/${path}` }] };
}

/** A bill as an entry of a list. */
export function camaraLine(overrides: Overrides = {}): Overrides {
  return {
    id: 77001,
    uri: `${service}/proposicoes/77001`,
    siglaTipo: 'PL',
    codTipo: 139,
    numero: 4321,
    ano: 2025,
    ementa: 'Dispõe sobre a merenda escolar nos municípios.',
    ...overrides,
  };
}

/** The same with all fields of its own page. */
export function camaraPage(overrides: Overrides = {}, status: Overrides = {}): Overrides {
  const dados: Overrides = {
    ...camaraLine(),
    dataApresentacao: '2025-03-10T22:16',
    descricaoTipo: 'Projeto de Lei',
    ementaDetalhada: 'Trata da compra de alimentos da agricultura familiar.',
    keywords: 'Merenda escolar, município,  compra (FNDE, PNAE). \r\n_ Agricultura familiar, (MERENDA), município.',
    urlInteiroTeor: 'http://www.camara.gov.br/prop?codteor=1',
    statusProposicao: {
      dataHora: '2025-05-02T10:00',
      sequencia: 9,
      siglaOrgao: 'CE',
      regime: 'Ordinário',
      descricaoTramitacao: 'Designação de Relator',
      descricaoSituacao: 'Aguardando Parecer',
      despacho: 'Designada relatora.',
      url: null,
      ...status,
    },
    ...overrides,
  };
  return camaraAnswer(dados, `proposicoes/${dados.id}`);
}

export function stepRecord(sequencia: number, overrides: Overrides = {}): Overrides {
  return {
    dataHora: `2025-04-${String(sequencia).padStart(2, '0')}T09:30`,
    sequencia,
    siglaOrgao: 'MESA',
    regime: 'Ordinário',
    descricaoTramitacao: 'Despacho',
    descricaoSituacao: null,
    despacho: `Passo ${sequencia}.`,
    url: null,
    ...overrides,
  };
}

export function authorRecord(place: number, overrides: Overrides = {}): Overrides {
  return {
    uri: `${service}/deputados/${9000 + place}`,
    nome: `Autora ${place}`,
    codTipo: 10000,
    tipo: 'Deputado',
    ordemAssinatura: place,
    proponente: place === 1 ? 1 : 0,
    ...overrides,
  };
}

export function kindRecord(overrides: Overrides = {}): Overrides {
  return { cod: '139', sigla: 'PL', nome: 'Projeto de Lei', descricao: 'Projeto de Lei', ...overrides };
}

/** A bill in the Senado's search results. */
export function senadoLine(overrides: Overrides = {}): Overrides {
  return {
    IdentificacaoMateria: {
      CodigoMateria: '88001',
      SiglaCasaIdentificacaoMateria: 'SF',
      SiglaSubtipoMateria: 'PLS',
      DescricaoSubtipoMateria: 'PROJETO DE LEI DO SENADO',
      NumeroMateria: '00042',
      AnoMateria: '2019',
      IndicadorTramitando: 'Sim',
    },
    DadosBasicosMateria: {
      EmentaMateria: 'Altera a lei de licitações.',
      ApelidoMateria: 'LEI DAS COMPRAS',
      DataApresentacao: '2019-02-05',
    },
    AutoresPrincipais: { AutorPrincipal: senator(1) },
    SituacaoAtual: placed('2020-01-10', 'PRONTA PARA A PAUTA', '2020-02-01', 'CCJ'),
    ...overrides,
  };
}

/** Its own page. */
export function senadoPage(overrides: Overrides = {}): Overrides {
  const { AutoresPrincipais: _, ...line } = senadoLine();
  const Autor = [1, 2, 3].map((place) => ({ ...senator(place), DescricaoTipoAutor: 'Senador', NumOrdemAutor: String(place) }));
  return { DetalheMateria: { Metadados: { Versao: '01/02/2020' }, Materia: { ...line, Autoria: { Autor }, ...overrides } } };
}

export function senadoSearch(Materia: unknown): Overrides {
  return { PesquisaBasicaMateria: { Metadados: { Versao: '01/02/2020' }, Materias: { Materia } } };
}

function senator(place: number): Overrides {
  return {
    NomeAutor: `Senadora ${place}`,
    SiglaTipoAutor: 'SENADOR',
    UfAutor: 'SE',
    IdentificacaoParlamentar: {
      CodigoParlamentar: String(500 + place),
      FormaTratamento: 'Senadora',
      SiglaPartidoParlamentar: 'ABC',
      UrlPaginaParlamentar: `http://www25.senado.leg.br/web/senadores/senador/-/perfil/${500 + place}`,
    },
  };
}

/** One entry is an object, several are a list. */
export function placed(DataSituacao: string, DescricaoSituacao: string, DataLocal: string, SiglaLocal: string): Overrides {
  const Autuacao = { NumeroAutuacao: '1', Situacao: { DataSituacao, DescricaoSituacao }, Local: { DataLocal, SiglaLocal } };
  return { Autuacoes: { Autuacao } };
}
