import { type Item, type Tema, todos } from '../tema.ts';

const etapasDoDialogo: readonly Item[] = [
  ['Concepção e prova de conceito', 'Etapa', 1_460_000, 1],
  ['Implantação da solução', 'Etapa', 18_400_000, 1],
  ['Operação assistida', 'Mês', 386_000, 24],
];
const avaliacoes: readonly Item[] = [
  ['Avaliação de marca e modelo, grupo A', 'Avaliação', 3200, 10],
  ['Avaliação de marca e modelo, grupo B', 'Avaliação', 2800, 8],
  ['Ensaio de amostra em laboratório acreditado', 'Ensaio', 1460, 12],
];
const estudos: readonly Item[] = [['Estudos técnicos, econômicos e jurídicos de viabilidade', 'Estudo', 680_000, 1]];

/** Contests, dialogues and procedures that prepare a purchase. */
export const selecoes: readonly Tema[] = [
  {
    modalidades: [2],
    perfis: ['administracao', 'prefeitura', 'companhia', 'saude'],
    tipo: 'S',
    ramo: 'tecnologia',
    casos: [
      {
        perfis: ['prefeitura'],
        objetos: ['Diálogo competitivo para solução inovadora de mobilidade e gestão semafórica inteligente em {municipio}'],
        itens: etapasDoDialogo,
      },
      {
        perfis: ['saude', 'prefeitura'],
        objetos: ['Diálogo competitivo para plataforma de telessaúde e prontuário unificado'],
        itens: etapasDoDialogo,
      },
      {
        perfis: ['companhia'],
        objetos: ['Diálogo competitivo para redução de perdas e gestão energética de sistemas de saneamento'],
        itens: etapasDoDialogo,
      },
    ],
  },
  {
    modalidades: [3],
    perfis: todos,
    tipo: 'S',
    ramo: 'eventos',
    casos: [
      {
        objetos: [
          'Concurso de projetos arquitetônicos para a nova sede {de}',
          'Concurso literário e de fotografia sobre a memória de {municipio}',
          'Concurso para escolha de monografias sobre gestão pública e controle social',
        ],
        itens: [
          ['Prêmio para o primeiro colocado', 'Prêmio', 48_000, 1],
          ['Prêmio para o segundo colocado', 'Prêmio', 24_000, 1],
          ['Prêmio para o terceiro colocado', 'Prêmio', 12_000, 1],
          ['Menções honrosas', 'Prêmio', 4000, 3],
        ],
      },
      {
        objetos: ['Concurso para seleção da identidade visual e da marca comemorativa {de}'],
        itens: [
          ['Prêmio para o primeiro colocado', 'Prêmio', 48_000, 1],
          ['Prêmio para o segundo colocado', 'Prêmio', 24_000, 1],
          ['Prêmio para o terceiro colocado', 'Prêmio', 12_000, 1],
        ],
      },
      {
        perfis: ['prefeitura'],
        objetos: ['Concurso de projetos urbanísticos para requalificação do bairro {bairro}'],
        itens: [
          ['Prêmio para o primeiro colocado', 'Prêmio', 48_000, 1],
          ['Prêmio para o segundo colocado', 'Prêmio', 24_000, 1],
          ['Prêmio para o terceiro colocado', 'Prêmio', 12_000, 1],
        ],
      },
      {
        objetos: ['Concurso de obras de arte para integração ao saguão principal {de}'],
        itens: [
          ['Prêmio para o primeiro colocado', 'Prêmio', 48_000, 1],
          ['Prêmio para o segundo colocado', 'Prêmio', 24_000, 1],
        ],
      },
    ],
  },
  {
    modalidades: [10],
    perfis: ['prefeitura', 'administracao', 'companhia', 'saude'],
    tipo: 'S',
    ramo: 'servicos',
    casos: [
      {
        perfis: ['prefeitura'],
        objetos: [
          'Procedimento de manifestação de interesse para estudos de concessão do terminal rodoviário de {municipio}',
          'Manifestação de interesse para modelagem de parceria público-privada de iluminação pública',
          'Manifestação de interesse para estudos de gestão e manutenção de parque urbano no bairro {bairro}',
        ],
        itens: estudos,
      },
      {
        objetos: [
          'Manifestação de interesse para estudos de viabilidade de usina de valorização de resíduos',
          'Manifestação de interesse para estudos de eficiência energética em prédios públicos',
        ],
        itens: estudos,
      },
    ],
  },
  {
    modalidades: [11],
    perfis: todos,
    tipo: 'M',
    ramo: 'comercio',
    casos: [
      {
        perfis: ['prefeitura', 'administracao'],
        objetos: ['Pré-qualificação de bens: luminárias de LED para futuras aquisições {de}'],
        itens: avaliacoes,
      },
      {
        perfis: ['companhia'],
        objetos: ['Pré-qualificação de tubos e conexões para redes de água e esgoto'],
        itens: avaliacoes,
      },
      {
        objetos: ['Pré-qualificação de fornecedores de mobiliário ergonômico'],
        itens: avaliacoes,
      },
      {
        perfis: ['educacao', 'saude'],
        objetos: ['Pré-qualificação de reagentes e insumos de laboratório, com apresentação de amostras'],
        itens: avaliacoes,
      },
      {
        perfis: ['prefeitura', 'administracao', 'companhia'],
        objetos: ['Pré-qualificação de pneus e lubrificantes por ensaio de desempenho'],
        itens: avaliacoes,
      },
    ],
  },
];
