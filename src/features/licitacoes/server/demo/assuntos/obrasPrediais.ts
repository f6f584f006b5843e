import { type Tema, todos } from '../tema.ts';

/** Buildings to be built, enlarged or restored. */
export const obrasPrediais: readonly Tema[] = [
  {
    modalidades: [4, 5],
    perfis: ['prefeitura', 'educacao'],
    tipo: 'S',
    ramo: 'obras',
    casos: [
      {
        perfis: ['prefeitura'],
        objetos: [
          'Construção de escola de ensino fundamental com 12 salas de aula no bairro {bairro}',
          'Construção de centro municipal de educação infantil em {municipio}',
        ],
        itens: [
          ['Administração local e canteiro', 'Verba', 268_000, 1],
          ['Fundações e estrutura de concreto armado', 'Metro cúbico', 2840, 760],
          ['Alvenaria e revestimentos', 'Metro quadrado', 148, 8600],
          ['Cobertura em estrutura metálica', 'Metro quadrado', 396, 2100],
          ['Instalações elétricas e lógicas', 'Verba', 486_000, 1],
          ['Instalações hidrossanitárias', 'Verba', 264_000, 1],
          ['Esquadrias, pintura e acabamentos', 'Metro quadrado', 184, 4900],
        ],
      },
      {
        perfis: ['educacao'],
        objetos: ['Construção do bloco de laboratórios de ensino e pesquisa {de}'],
        itens: [
          ['Administração local e canteiro', 'Verba', 268_000, 1],
          ['Fundações e estrutura de concreto armado', 'Metro cúbico', 2840, 760],
          ['Alvenaria e revestimentos', 'Metro quadrado', 148, 8600],
          ['Cobertura em estrutura metálica', 'Metro quadrado', 396, 2100],
          ['Instalações elétricas e lógicas', 'Verba', 486_000, 1],
          ['Instalações hidrossanitárias', 'Verba', 264_000, 1],
          ['Esquadrias, pintura e acabamentos', 'Metro quadrado', 184, 4900],
        ],
      },
      {
        perfis: ['prefeitura'],
        objetos: ['Cobertura e reforma de quadra poliesportiva no bairro {bairro}'],
        itens: [
          ['Administração local e canteiro', 'Verba', 268_000, 1],
          ['Cobertura em estrutura metálica', 'Metro quadrado', 396, 2100],
          ['Instalações elétricas e lógicas', 'Verba', 486_000, 1],
          ['Esquadrias, pintura e acabamentos', 'Metro quadrado', 184, 4900],
        ],
      },
    ],
  },
  {
    modalidades: [4, 5],
    perfis: ['prefeitura', 'saude'],
    tipo: 'S',
    ramo: 'obras',
    casos: [
      {
        objetos: ['Construção de unidade básica de saúde porte III no bairro {bairro}, em {municipio}'],
        itens: [
          ['Administração local da obra', 'Verba', 194_000, 1],
          ['Estrutura e vedações', 'Metro quadrado', 1280, 1700],
          ['Instalações de gases medicinais', 'Verba', 318_000, 1],
          ['Climatização e exaustão', 'Verba', 462_000, 1],
          ['Acabamentos hospitalares', 'Metro quadrado', 386, 2400],
        ],
      },
      {
        objetos: ['Reforma e ampliação do pronto-socorro e da sala de estabilização de {municipio}'],
        itens: [
          ['Administração local da obra', 'Verba', 194_000, 1],
          ['Demolições e remoções', 'Metro cúbico', 128, 620],
          ['Estrutura e vedações', 'Metro quadrado', 1280, 1700],
          ['Acabamentos hospitalares', 'Metro quadrado', 386, 2400],
        ],
      },
      {
        objetos: ['Execução da segunda etapa da obra do hospital regional, compreendendo centro de imagem e internação'],
        itens: [
          ['Administração local da obra', 'Verba', 194_000, 1],
          ['Instalações de gases medicinais', 'Verba', 318_000, 1],
          ['Climatização e exaustão', 'Verba', 462_000, 1],
          ['Acabamentos hospitalares', 'Metro quadrado', 386, 2400],
        ],
      },
    ],
  },
  {
    modalidades: [4, 5],
    perfis: ['legislativo', 'administracao', 'educacao', 'saude', 'companhia'],
    tipo: 'S',
    ramo: 'obras',
    casos: [
      {
        objetos: ['Reforma, adequação de acessibilidade e prevenção contra incêndio do edifício-sede {de}'],
        itens: [
          ['Projeto executivo e aprovações', 'Verba', 186_000, 1],
          ['Adequação de acessibilidade e rotas de fuga', 'Verba', 284_000, 1],
          ['Sistema de detecção e combate a incêndio', 'Verba', 412_000, 1],
        ],
      },
      {
        objetos: ['Restauração da fachada e da cobertura de edifício tombado {de}'],
        itens: [
          ['Projeto executivo e aprovações', 'Verba', 186_000, 1],
          ['Restauração de cobertura cerâmica', 'Metro quadrado', 348, 2300],
          ['Revestimentos e pintura de fachada', 'Metro quadrado', 96.5, 6400],
        ],
      },
      {
        objetos: ['Implantação de usina solar fotovoltaica para os prédios {de}'],
        itens: [
          ['Módulos fotovoltaicos com inversores', 'Quilowatt-pico', 4280, 340],
          ['Projeto e homologação junto à distribuidora', 'Verba', 38_000, 1],
        ],
      },
      {
        objetos: ['Elaboração de projetos executivos de arquitetura e engenharia em metodologia BIM'],
        itens: [
          ['Levantamento cadastral e modelagem BIM', 'Metro quadrado', 18.6, 14_000],
          ['Projetos complementares de engenharia', 'Metro quadrado', 34.8, 14_000],
        ],
      },
    ],
  },
  {
    modalidades: [8],
    perfis: todos,
    tipo: 'S',
    ramo: 'obras',
    amparo: ['Lei 14.133/2021, Art. 75, I', 'Contratação direta de obras e serviços de engenharia abaixo do limite legal de valor'],
    casos: [
      {
        objetos: ['Serviços de engenharia para reparo emergencial de telhado e calhas em prédio {de}'],
        itens: [
          ['Serviços de reparo conforme planilha', 'Verba', 38_000, 1],
          ['Telhas, calhas e rufos', 'Metro quadrado', 124, 260],
        ],
      },
      {
        objetos: ['Execução de muro de divisa e calçada em imóvel público do bairro {bairro}'],
        itens: [
          ['Alvenaria de bloco de concreto', 'Metro quadrado', 138, 180],
          ['Calçada em concreto desempenado', 'Metro quadrado', 96, 220],
        ],
      },
      {
        objetos: ['Elaboração de projeto elétrico e de laudo estrutural para imóvel {de}'],
        itens: [
          ['Elaboração de laudo com responsabilidade técnica', 'Unidade', 14_600, 1],
          ['Elaboração de projeto elétrico', 'Projeto', 12_800, 1],
        ],
      },
      {
        objetos: ['Pintura interna e substituição de pisos em unidade localizada no bairro {bairro}'],
        itens: [
          ['Pintura acrílica em duas demãos', 'Metro quadrado', 26.8, 1400],
          ['Piso vinílico em manta', 'Metro quadrado', 164, 210],
        ],
      },
    ],
  },
];
