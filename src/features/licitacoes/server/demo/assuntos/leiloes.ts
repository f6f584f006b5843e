import { type Tema, todos } from '../tema.ts';

/** What is sold. */
export const leiloes: readonly Tema[] = [
  {
    modalidades: [1, 13],
    perfis: todos,
    tipo: 'M',
    ramo: 'comercio',
    casos: [
      {
        objetos: ['Leilão de bens móveis inservíveis {de}: veículos, sucatas e mobiliário'],
        itens: [
          ['Automóvel sedã, ano 2012, recuperável', 'Lote', 9800, 1],
          ['Caminhonete a diesel, ano 2010, sem motor', 'Lote', 14_600, 1],
          ['Ônibus urbano, ano 2006, sucata', 'Lote', 18_400, 1],
          ['Motoniveladora, ano 1998', 'Lote', 86_000, 1],
          ['Sucata ferrosa mista', 'Quilograma', 0.86, 24_000],
          ['Computadores e monitores em desuso', 'Lote', 2300, 1],
          ['Mobiliário de escritório diverso', 'Lote', 1400, 1],
          ['Pneus inservíveis', 'Lote', 620, 1],
          ['Motocicleta, ano 2013, circulação permitida', 'Lote', 2900, 1],
          ['Trator agrícola, ano 2002', 'Lote', 38_500, 1],
          ['Impressoras e nobreaks em desuso', 'Lote', 860, 1],
          ['Sucata de cobre e alumínio', 'Quilograma', 14.6, 900],
        ],
      },
      {
        objetos: ['Alienação de veículos e máquinas considerados antieconômicos, no estado em que se encontram'],
        itens: [
          ['Automóvel sedã, ano 2012, recuperável', 'Lote', 9800, 1],
          ['Caminhonete a diesel, ano 2010, sem motor', 'Lote', 14_600, 1],
          ['Ônibus urbano, ano 2006, sucata', 'Lote', 18_400, 1],
          ['Motoniveladora, ano 1998', 'Lote', 86_000, 1],
          ['Motocicleta, ano 2013, circulação permitida', 'Lote', 2900, 1],
          ['Trator agrícola, ano 2002', 'Lote', 38_500, 1],
        ],
      },
      {
        objetos: ['Leilão de equipamentos de informática e eletroeletrônicos em desuso'],
        itens: [
          ['Computadores e monitores em desuso', 'Lote', 2300, 1],
          ['Impressoras e nobreaks em desuso', 'Lote', 860, 1],
        ],
      },
      {
        objetos: ['Alienação de sucata ferrosa, não ferrosa e de pneus inservíveis'],
        itens: [
          ['Sucata ferrosa mista', 'Quilograma', 0.86, 24_000],
          ['Pneus inservíveis', 'Lote', 620, 1],
          ['Sucata de cobre e alumínio', 'Quilograma', 14.6, 900],
        ],
      },
    ],
  },
  {
    modalidades: [1, 13],
    perfis: ['prefeitura', 'administracao', 'companhia'],
    tipo: 'M',
    ramo: 'comercio',
    casos: [
      {
        perfis: ['prefeitura', 'companhia'],
        objetos: ['Alienação de imóveis dominicais localizados no bairro {bairro}, em {municipio}'],
        itens: [
          ['Terreno urbano de 480 m²', 'Imóvel', 186_000, 1],
          ['Gleba urbana de 3.200 m²', 'Imóvel', 864_000, 1],
        ],
      },
      {
        perfis: ['prefeitura', 'administracao'],
        objetos: ['Leilão de veículos removidos e não retirados pelos proprietários no prazo legal'],
        itens: [
          ['Veículo conservado, direito a documentação', 'Lote', 7400, 1],
          ['Veículo em fim de vida útil', 'Lote', 1250, 1],
        ],
      },
      {
        perfis: ['educacao', 'administracao'],
        objetos: ['Leilão de semoventes do rebanho experimental e de produção agrícola excedente'],
        itens: [
          ['Novilhas da raça girolando', 'Cabeça', 4600, 14],
          ['Milho em grãos, safra anterior', 'Tonelada', 1080, 90],
        ],
      },
    ],
  },
];
