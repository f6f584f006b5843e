// The buying side: invented órgãos in real municípios.
import { inventCnpj } from './identifiers.ts';
import { type Municipio, municipios } from './municipios.ts';

/** What kind of buyer an órgão is, and so what it buys. */
export type Perfil = 'prefeitura' | 'educacao' | 'saude' | 'legislativo' | 'administracao' | 'companhia';

export type Orgao = {
  nome: string;
  /** The name after "de": "da Prefeitura Municipal de Santos". */
  de: string;
  cnpj: string;
  perfil: Perfil;
  /** Federal, state, municipal, of the Distrito Federal. */
  esfera: 'F' | 'E' | 'M' | 'D';
  /** Executive, legislative, judiciary. */
  poder: 'E' | 'L' | 'J';
  /** Each buys under a code of its own: six digits for federal ones, short local ones otherwise. */
  unidades: readonly { nome: string; uasg: string }[];
  municipio: Municipio;
};

type Described = Pick<Orgao, 'nome' | 'perfil' | 'esfera' | 'municipio'> & {
  unidades: readonly string[];
  feminino: boolean;
  poder?: Orgao['poder'];
};

const secretarias = {
  prefeitura: [
    'Secretaria Municipal de Administração',
    'Secretaria Municipal de Educação',
    'Secretaria Municipal de Infraestrutura',
    'Secretaria Municipal de Saúde',
    'Secretaria Municipal de Cultura e Turismo',
    'Central de Compras',
  ],
  saude: ['Coordenação de Suprimentos', 'Diretoria de Assistência Farmacêutica', 'Gerência de Compras'],
  educacao: ['Pró-Reitoria de Administração', 'Divisão de Compras e Contratos', 'Prefeitura Universitária'],
  legislativo: ['Diretoria-Geral', 'Departamento de Compras e Licitações'],
  administracao: ['Coordenação-Geral de Logística', 'Núcleo de Licitações e Contratos', 'Superintendência de Administração'],
  companhia: ['Gerência de Suprimentos', 'Comissão Permanente de Contratação'],
} satisfies Record<Perfil, string[]>;

/** Federal ones, by the município they sit in. */
const federais: readonly (readonly [cidade: string, nome: string, feminino: boolean, perfil: Perfil, poder?: Orgao['poder']])[] = [
  ['Rio Branco', 'Universidade Federal do Alto Juruá', true, 'educacao'],
  ['Manaus', 'Instituto Federal do Médio Solimões', false, 'educacao'],
  ['Macapá', 'Universidade Federal da Foz do Araguari', true, 'educacao'],
  ['Boa Vista', 'Superintendência Federal de Integração da Fronteira Norte', true, 'administracao'],
  ['Santarém', 'Universidade Federal do Baixo Tapajós', true, 'educacao'],
  ['Porto Velho', 'Instituto Federal do Vale do Madeira', false, 'educacao'],
  ['Palmas', 'Escola Técnica Federal do Jalapão', true, 'educacao'],
  ['São Luís', 'Hospital Universitário da Ilha Grande do Maranhão', false, 'saude'],
  ['Teresina', 'Instituto Federal dos Cocais', false, 'educacao'],
  ['Fortaleza', 'Departamento Nacional de Convivência com o Semiárido', false, 'administracao'],
  ['Natal', 'Universidade Federal do Seridó', true, 'educacao'],
  ['Campina Grande', 'Instituto Nacional de Pesquisas da Caatinga', false, 'administracao'],
  ['Recife', 'Tribunal Regional de Contas Trabalhistas do Nordeste', false, 'administracao', 'J'],
  ['Petrolina', 'Universidade Federal do Submédio São Francisco', true, 'educacao'],
  ['Maceió', 'Hospital Universitário da Lagoa Mundaú', false, 'saude'],
  ['Salvador', 'Universidade Federal da Chapada Diamantina', true, 'educacao'],
  ['Brasília', 'Agência Nacional de Dados Territoriais', true, 'administracao'],
  ['Brasília', 'Fundação Nacional de Memória e Patrimônio Ferroviário', true, 'administracao'],
  ['Brasília', 'Secretaria Nacional de Compras Compartilhadas', true, 'administracao'],
  ['Goiânia', 'Instituto Federal do Cerrado Central', false, 'educacao'],
  ['Cuiabá', 'Universidade Federal das Nascentes do Pantanal', true, 'educacao'],
  ['Campo Grande', 'Hospital Militar da Guarnição do Planalto', false, 'saude'],
  ['Juiz de Fora', 'Universidade Federal da Zona da Mata Sul', true, 'educacao'],
  ['Vitória', 'Instituto Federal do Vale do Rio Doce', false, 'educacao'],
  ['Rio de Janeiro', 'Base Naval da Enseada do Norte', true, 'administracao'],
  ['Rio de Janeiro', 'Instituto Nacional de Cirurgia e Reabilitação', false, 'saude'],
  ['São Carlos', 'Centro Federal de Pesquisa em Materiais Avançados', false, 'educacao'],
  ['São Paulo', 'Tribunal Regional de Conciliação da Terceira Circunscrição', false, 'administracao', 'J'],
  ['Curitiba', 'Universidade Federal do Primeiro Planalto', true, 'educacao'],
  ['Chapecó', 'Universidade Federal do Alto Uruguai', true, 'educacao'],
  ['Santa Maria', 'Batalhão de Suprimentos da Campanha', false, 'administracao'],
  ['Aracaju', 'Companhia Federal de Desenvolvimento do Baixo São Francisco', true, 'companhia'],
];

/** One órgão per state, of the state's own sphere, in its capital; they rotate. */
const estaduais: readonly (readonly [nome: string, feminino: boolean, perfil: Perfil, poder?: Orgao['poder']])[] = [
  ['Secretaria de Estado da Saúde Pública', true, 'saude'],
  ['Secretaria de Estado da Educação Básica', true, 'educacao'],
  ['Companhia Estadual de Águas e Saneamento', true, 'companhia'],
  ['Departamento Estadual de Estradas Vicinais', false, 'administracao'],
  ['Hospital Estadual de Urgência Dom Anselmo', false, 'saude'],
  ['Tribunal Estadual de Mediação', false, 'administracao', 'J'],
  ['Secretaria de Estado da Segurança Cidadã', true, 'administracao'],
  ['Fundação Estadual do Hemocentro', true, 'saude'],
  ['Assembleia Legislativa do Estado', true, 'legislativo', 'L'],
];

/** Municipal ones other than the prefeituras; every third município has one. */
const municipais: readonly (readonly [nome: string, feminino: boolean, perfil: Perfil, poder?: Orgao['poder']])[] = [
  ['Câmara Municipal', true, 'legislativo', 'L'],
  ['Fundo Municipal de Saúde', false, 'saude'],
  ['Serviço Autônomo de Água e Esgoto', false, 'companhia'],
  ['Câmara Municipal', true, 'legislativo', 'L'],
  ['Consórcio Intermunicipal de Saúde', false, 'saude'],
];

function describe(): Described[] {
  const found: Described[] = [];
  const inCity = (cidade: string) => municipios.find(({ nome }) => nome === cidade) as Municipio;
  for (const [cidade, nome, feminino, perfil, poder] of federais)
    found.push({ nome, feminino, perfil, poder, esfera: 'F', unidades: secretarias[perfil], municipio: inCity(cidade) });
  for (const [place, municipio] of municipios.filter(({ capital }) => capital).entries()) {
    const [nome, feminino, perfil, poder] = estaduais[place % estaduais.length] as (typeof estaduais)[number];
    const esfera = municipio.uf === 'DF' ? 'D' : 'E';
    found.push({ nome: `${nome} – ${municipio.uf}`, feminino, perfil, poder, esfera, unidades: secretarias[perfil], municipio });
  }
  const distrito = inCity('Brasília');
  found.push({
    nome: 'Secretaria Distrital de Parques e Jardins',
    feminino: true,
    perfil: 'prefeitura',
    esfera: 'D',
    unidades: ['Subsecretaria de Administração Geral'],
    municipio: distrito,
  });
  for (const [place, municipio] of municipios.filter(({ uf }) => uf !== 'DF').entries()) {
    found.push({
      nome: `Prefeitura Municipal ${municipio.de}`,
      feminino: true,
      perfil: 'prefeitura',
      esfera: 'M',
      unidades: secretarias.prefeitura,
      municipio,
    });
    if (place % 3 !== 0) continue;
    const [nome, feminino, perfil, poder] = municipais[(place / 3) % municipais.length] as (typeof municipais)[number];
    found.push({ nome: `${nome} ${municipio.de}`, feminino, perfil, poder, esfera: 'M', unidades: secretarias[perfil], municipio });
  }
  return found;
}

export const orgaos: readonly Orgao[] = describe().map(({ nome, feminino, perfil, esfera, poder, unidades, municipio }, place) => ({
  nome,
  de: `${feminino ? 'da' : 'do'} ${nome.split(' – ')[0]}`,
  cnpj: inventCnpj(place + 1),
  perfil,
  esfera,
  poder: poder ?? 'E',
  unidades: unidades.map((unidade, ordinal) => ({
    nome: unidade,
    uasg: String((esfera === 'F' ? 150_001 + place * 317 : 1 + ((place * 37) % 90)) + ordinal),
  })),
  municipio,
}));
