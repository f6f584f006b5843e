import type { Tema } from '../tema.ts';

/** Roads, bridges, squares, water and sewers. */
export const obrasViarias: readonly Tema[] = [
  {
    modalidades: [4, 5],
    perfis: ['prefeitura'],
    tipo: 'S',
    ramo: 'obras',
    casos: [
      {
        objetos: ['Pavimentação asfáltica em CBUQ e drenagem superficial de ruas do bairro {bairro}, em {municipio}'],
        itens: [
          ['Serviços preliminares e canteiro de obras', 'Verba', 84_000, 1],
          ['Terraplenagem e regularização do subleito', 'Metro quadrado', 12.6, 18_000],
          ['Base de brita graduada', 'Metro cúbico', 186, 3200],
          ['Concreto betuminoso usinado a quente', 'Tonelada', 642, 2400],
          ['Drenagem em tubos de concreto de 600 mm', 'Metro', 468, 1300],
          ['Meio-fio e sarjeta moldados no local', 'Metro', 68.5, 4600],
          ['Sinalização horizontal e vertical', 'Verba', 96_000, 1],
        ],
      },
      {
        objetos: ['Recapeamento asfáltico e sinalização de vias urbanas de {municipio}'],
        itens: [
          ['Serviços preliminares e canteiro de obras', 'Verba', 84_000, 1],
          ['Concreto betuminoso usinado a quente', 'Tonelada', 642, 2400],
          ['Sinalização horizontal e vertical', 'Verba', 96_000, 1],
          ['Fresagem de pavimento', 'Metro quadrado', 9.8, 26_000],
        ],
      },
      {
        objetos: ['Pavimentação em blocos intertravados e execução de calçadas acessíveis no bairro {bairro}'],
        itens: [
          ['Serviços preliminares e canteiro de obras', 'Verba', 84_000, 1],
          ['Piso intertravado de concreto de 8 cm', 'Metro quadrado', 112, 9600],
          ['Terraplenagem e regularização do subleito', 'Metro quadrado', 12.6, 18_000],
          ['Meio-fio e sarjeta moldados no local', 'Metro', 68.5, 4600],
        ],
      },
      {
        objetos: ['Execução de drenagem pluvial e contenção de encosta no bairro {bairro}'],
        itens: [
          ['Serviços preliminares e canteiro de obras', 'Verba', 84_000, 1],
          ['Drenagem em tubos de concreto de 600 mm', 'Metro', 468, 1300],
          ['Muro de contenção em gabião', 'Metro cúbico', 684, 1100],
          ['Terraplenagem e regularização do subleito', 'Metro quadrado', 12.6, 18_000],
        ],
      },
    ],
  },
  {
    modalidades: [4, 5],
    perfis: ['companhia', 'prefeitura'],
    tipo: 'S',
    ramo: 'obras',
    casos: [
      {
        objetos: ['Ampliação do sistema de abastecimento de água, com adutora e reservatório elevado, em {municipio}'],
        itens: [
          ['Rede em tubos de PVC de 150 mm', 'Metro', 214, 9800],
          ['Ligação domiciliar', 'Unidade', 486, 1400],
          ['Reservatório metálico de 500 m³', 'Unidade', 896_000, 1],
          ['Recomposição de pavimento', 'Metro quadrado', 118, 5200],
        ],
      },
      {
        objetos: ['Implantação de rede coletora e estação de tratamento de esgoto no bairro {bairro}'],
        itens: [
          ['Rede em tubos de PVC de 150 mm', 'Metro', 214, 9800],
          ['Estação elevatória completa', 'Unidade', 684_000, 2],
          ['Estação compacta de tratamento de esgoto', 'Unidade', 1_840_000, 1],
          ['Poço de visita em concreto', 'Unidade', 3860, 140],
          ['Ligação domiciliar', 'Unidade', 486, 1400],
        ],
      },
      {
        perfis: ['companhia', 'prefeitura'],
        objetos: ['Perfuração de poços tubulares profundos em comunidades rurais de {municipio}'],
        itens: [
          ['Perfuração em rocha cristalina', 'Metro', 386, 1600],
          ['Conjunto motobomba submerso instalado', 'Unidade', 28_400, 6],
        ],
      },
    ],
  },
  {
    modalidades: [4, 5],
    perfis: ['prefeitura', 'administracao'],
    tipo: 'S',
    ramo: 'obras',
    casos: [
      {
        objetos: ['Construção de ponte em concreto armado sobre o córrego que corta o bairro {bairro}'],
        itens: [
          ['Mobilização e desmobilização', 'Verba', 76_000, 1],
          ['Fundação em estacas escavadas', 'Metro', 628, 740],
          ['Superestrutura em vigas protendidas', 'Metro quadrado', 3980, 420],
        ],
      },
      {
        objetos: ['Recuperação de estradas vicinais com cascalhamento e obras de arte correntes em {municipio}'],
        itens: [
          ['Mobilização e desmobilização', 'Verba', 76_000, 1],
          ['Cascalhamento e compactação', 'Metro cúbico', 94, 11_000],
          ['Bueiro simples tubular de concreto', 'Metro', 892, 310],
        ],
      },
      {
        perfis: ['prefeitura'],
        objetos: ['Revitalização da praça central e do calçadão do bairro {bairro}'],
        itens: [
          ['Mobilização e desmobilização', 'Verba', 76_000, 1],
          ['Paisagismo e mobiliário urbano', 'Verba', 218_000, 1],
          ['Piso em concreto estampado', 'Metro quadrado', 128, 4200],
        ],
      },
      {
        perfis: ['prefeitura'],
        objetos: ['Modernização da iluminação pública com luminárias de LED e telegestão'],
        itens: [
          ['Mobilização e desmobilização', 'Verba', 76_000, 1],
          ['Luminária de LED com telegestão instalada', 'Unidade', 1240, 2800],
        ],
      },
    ],
  },
];
