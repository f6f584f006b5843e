import { comum, pregao, type Tema } from '../tema.ts';

/** Streets, water, land. */
export const cidade: readonly Tema[] = [
  {
    modalidades: comum,
    perfis: ['companhia'],
    tipo: 'M',
    ramo: 'comercio',
    casos: [
      {
        objetos: ['Aquisição de produtos químicos para tratamento de água e esgoto'],
        itens: [
          ['Sulfato de alumínio líquido', 'Tonelada', 1480, 620],
          ['Hipoclorito de sódio a 12 %', 'Quilograma', 2.95, 86_000],
          ['Cal hidratada, saco de 20 kg', 'Saco', 21.4, 5900],
          ['Polímero floculante catiônico', 'Quilograma', 24.8, 9200],
        ],
      },
      {
        objetos: ['Aquisição de tubos, conexões e registros para redes de distribuição de água em {municipio}'],
        itens: [
          ['Tubo PEAD de 110 mm, PN 10', 'Metro', 96.5, 3800],
          ['Tubo PVC DEFoFo de 150 mm', 'Metro', 118, 2600],
          ['Registro de gaveta com cunha de borracha, DN 100', 'Unidade', 742, 84],
          ['Bomba submersa de 20 cv', 'Unidade', 18_900, 7],
        ],
      },
      {
        objetos: ['Aquisição de hidrômetros e conjuntos de micromedição'],
        itens: [
          ['Hidrômetro ultrassônico de 3 m³/h', 'Unidade', 264, 4300],
          ['Kit de ligação com caixa de proteção', 'Conjunto', 118, 3600],
        ],
      },
    ],
  },
  {
    modalidades: comum,
    perfis: ['prefeitura', 'administracao'],
    tipo: 'M',
    ramo: 'comercio',
    casos: [
      {
        objetos: ['Aquisição de materiais de sinalização viária horizontal e vertical'],
        itens: [
          ['Tinta para demarcação viária branca, balde de 18 litros', 'Balde', 312, 420],
          ['Placa de regulamentação em aço, 60 cm', 'Unidade', 178, 380],
          ['Tacha refletiva bidirecional', 'Unidade', 13.9, 4200],
          ['Semáforo veicular de LED', 'Unidade', 2290, 24],
        ],
      },
      {
        objetos: ['Aquisição de mudas, substrato e fertilizantes para o paisagismo das vias públicas de {municipio}'],
        itens: [
          ['Muda de ipê-amarelo com 2 m de altura', 'Unidade', 68.5, 760],
          ['Grama esmeralda em placas', 'Metro quadrado', 12.4, 9800],
          ['Fertilizante NPK 10-10-10, saco de 50 kg', 'Saco', 196, 230],
        ],
      },
    ],
  },
  {
    modalidades: comum,
    perfis: ['prefeitura', 'educacao', 'administracao'],
    tipo: 'M',
    ramo: 'comercio',
    casos: [
      {
        perfis: ['prefeitura'],
        objetos: ['Aquisição de rações, medicamentos e insumos veterinários para o centro de controle de zoonoses'],
        itens: [
          ['Ração para cães adultos, saco de 15 kg', 'Saco', 118, 640],
          ['Vacina antirrábica canina, frasco com 25 doses', 'Frasco', 74.6, 290],
          ['Microchip de identificação animal', 'Unidade', 9.8, 3600],
        ],
      },
      {
        perfis: ['educacao', 'administracao'],
        objetos: ['Aquisição de sementes, corretivos e insumos agrícolas para as áreas experimentais {de}'],
        itens: [
          ['Semente de milho híbrido, saco com 60.000', 'Saco', 486, 110],
          ['Calcário dolomítico a granel', 'Tonelada', 168, 540],
          ['Ração para bovinos, saco de 40 kg', 'Saco', 92.3, 720],
        ],
      },
    ],
  },
  {
    modalidades: pregao,
    perfis: ['prefeitura'],
    tipo: 'S',
    ramo: 'servicos',
    casos: [
      {
        objetos: ['Contratação de coleta, transporte e destinação final de resíduos sólidos urbanos de {municipio}'],
        itens: [
          ['Coleta domiciliar e transporte', 'Tonelada', 214, 21_000],
          ['Disposição em aterro sanitário licenciado', 'Tonelada', 132, 21_000],
          ['Coleta seletiva porta a porta', 'Mês', 168_000, 12],
        ],
      },
      {
        objetos: ['Contratação de serviços de capina, roçada, poda e varrição de vias públicas'],
        itens: [
          ['Varrição manual de vias', 'Quilômetro', 168, 9400],
          ['Roçada mecanizada', 'Metro quadrado', 0.48, 1_400_000],
          ['Poda de árvore de grande porte', 'Unidade', 486, 620],
        ],
      },
      {
        objetos: ['Contratação de serviços de manutenção do parque de iluminação pública'],
        itens: [
          ['Manutenção de ponto de iluminação', 'Ponto', 11.9, 96_000],
          ['Substituição de luminária por LED', 'Ponto', 286, 1800],
          ['Plantão de teleatendimento', 'Mês', 18_400, 12],
        ],
      },
    ],
  },
];
