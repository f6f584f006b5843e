import { comum, type Tema, todos } from '../tema.ts';

/** Events, print, surveys, archives and other support. */
export const apoio: readonly Tema[] = [
  {
    modalidades: comum,
    perfis: ['prefeitura', 'legislativo', 'educacao', 'administracao'],
    tipo: 'S',
    ramo: 'eventos',
    casos: [
      {
        objetos: ['Contratação de estrutura para eventos: palco, sonorização, iluminação, tendas e banheiros químicos'],
        itens: [
          ['Palco de 12 × 10 m com cobertura em treliça', 'Diária', 9800, 12],
          ['Sistema de sonorização de grande porte', 'Diária', 8600, 12],
          ['Tenda piramidal de 10 × 10 m', 'Diária', 790, 90],
          ['Banheiro químico individual', 'Diária', 164, 320],
          ['Painel de LED de alta definição', 'Metro quadrado', 268, 240],
          ['Gerador de 180 kVA', 'Diária', 2380, 20],
          ['Brigadista', 'Diária', 214, 110],
        ],
      },
      {
        objetos: ['Contratação de serviços de buffet, coffee break e coquetel para eventos institucionais {de}'],
        itens: [
          ['Coffee break por pessoa', 'Pessoa', 36.8, 2800],
          ['Coquetel por pessoa', 'Pessoa', 68.4, 900],
        ],
      },
      {
        perfis: ['prefeitura'],
        objetos: ['Contratação de empresa para organização das festividades do aniversário de {municipio}'],
        itens: [
          ['Palco de 12 × 10 m com cobertura em treliça', 'Diária', 9800, 12],
          ['Sistema de sonorização de grande porte', 'Diária', 8600, 12],
          ['Tenda piramidal de 10 × 10 m', 'Diária', 790, 90],
          ['Banheiro químico individual', 'Diária', 164, 320],
          ['Gerador de 180 kVA', 'Diária', 2380, 20],
          ['Brigadista', 'Diária', 214, 110],
        ],
      },
    ],
  },
  {
    modalidades: comum,
    perfis: todos,
    tipo: 'S',
    ramo: 'servicos',
    casos: [
      {
        objetos: ['Contratação de serviços gráficos: impressos, banners e material de divulgação {de}'],
        itens: [
          ['Folder A4 com duas dobras, 4 × 4 cores', 'Milheiro', 486, 60],
          ['Banner em lona com acabamento', 'Metro quadrado', 68.4, 390],
          ['Impressão de cartilha de 16 páginas', 'Unidade', 4.2, 6400],
        ],
      },
      {
        objetos: ['Contratação de publicação de atos oficiais em jornal de grande circulação'],
        itens: [['Publicação legal, centímetro por coluna', 'Centímetro', 34.6, 1900]],
      },
      {
        objetos: ['Contratação de serviços de controle de pragas urbanas e higienização de reservatórios de água'],
        itens: [
          ['Desinsetização e desratização', 'Metro quadrado', 0.58, 96_000],
          ['Higienização de reservatório', 'Metro cúbico', 21.9, 820],
        ],
      },
      {
        objetos: ['Contratação de agente de integração para administração de estágios'],
        itens: [['Administração de bolsa de estágio', 'Bolsa-mês', 32.5, 1300]],
      },
    ],
  },
  {
    modalidades: comum,
    perfis: ['prefeitura', 'administracao', 'companhia', 'educacao'],
    tipo: 'S',
    ramo: 'servicos',
    casos: [
      {
        perfis: ['prefeitura', 'administracao', 'companhia'],
        objetos: ['Contratação de levantamento topográfico, sondagem e georreferenciamento de imóveis públicos de {municipio}'],
        itens: [
          ['Levantamento planialtimétrico cadastral', 'Hectare', 1480, 64],
          ['Sondagem SPT', 'Metro', 124, 540],
          ['Planta de valores e memorial descritivo', 'Unidade', 3860, 8],
        ],
      },
      {
        objetos: ['Contratação de laudos de segurança do trabalho, programa de gerenciamento de riscos e exames ocupacionais'],
        itens: [
          ['Elaboração de programa de gerenciamento de riscos', 'Unidade', 5860, 6],
          ['Exame ocupacional periódico', 'Exame', 68.9, 820],
          ['Laudo técnico das condições ambientais do trabalho', 'Laudo', 4120, 6],
        ],
      },
      {
        objetos: ['Contratação de serviços de digitalização, guarda e gestão de documentos {de}'],
        itens: [
          ['Digitalização com reconhecimento de texto', 'Página', 0.24, 460_000],
          ['Guarda de caixa-arquivo', 'Caixa-mês', 1.9, 38_000],
        ],
      },
    ],
  },
  {
    modalidades: [12],
    perfis: todos,
    tipo: 'S',
    ramo: 'servicos',
    casos: [
      {
        objetos: ['Credenciamento de leiloeiros oficiais para alienação de bens {de}'],
        itens: [['Serviços prestados conforme tabela do edital', 'Serviço', 184, 900]],
      },
      {
        objetos: ['Credenciamento de empresas para fornecimento de vale-alimentação e vale-refeição por cartão'],
        itens: [['Taxa de administração por cartão', 'Mês', 4200, 12]],
      },
      {
        objetos: ['Credenciamento de instrutores e palestrantes para ações de capacitação'],
        itens: [['Hora de instrutoria presencial', 'Hora', 168, 640]],
      },
      {
        objetos: ['Credenciamento de oficinas e postos para atendimento da frota em {municipio}'],
        itens: [
          ['Serviços prestados conforme tabela do edital', 'Serviço', 184, 900],
          ['Atendimento avulso sob demanda', 'Atendimento', 286, 320],
        ],
      },
    ],
  },
  {
    modalidades: [15],
    perfis: ['administracao', 'legislativo', 'saude', 'companhia', 'prefeitura'],
    tipo: 'S',
    ramo: 'eventos',
    casos: [
      {
        objetos: ['Chamada pública para seleção de propostas de patrocínio a feiras e eventos culturais de {municipio}'],
        itens: [
          ['Cota de patrocínio principal', 'Cota', 86_000, 1],
          ['Cota de apoio', 'Cota', 18_500, 4],
        ],
      },
      {
        objetos: ['Chamada pública para projetos de eficiência energética em unidades consumidoras'],
        itens: [['Projeto de eficiência energética', 'Projeto', 264_000, 2]],
      },
    ],
  },
];
