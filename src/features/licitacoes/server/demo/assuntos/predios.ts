import { comum, pregao, type Tema, todos } from '../tema.ts';

/** Buildings in use: cleaning, guarding, repairing. */
export const predios: readonly Tema[] = [
  {
    modalidades: comum,
    perfis: ['prefeitura', 'administracao', 'companhia', 'saude'],
    tipo: 'M',
    ramo: 'comercio',
    casos: [
      {
        objetos: ['Aquisição de equipamentos de proteção individual e coletiva para os trabalhadores {de}'],
        itens: [
          ['Capacete de segurança com jugular', 'Unidade', 28.6, 640],
          ['Luva de raspa de couro, par', 'Par', 17.9, 1300],
          ['Cinto paraquedista com talabarte duplo', 'Conjunto', 412, 70],
          ['Óculos de proteção incolor', 'Unidade', 7.8, 1400],
          ['Cone de sinalização de 75 cm', 'Unidade', 68.4, 420],
        ],
      },
      {
        objetos: ['Aquisição de ferramentas manuais e elétricas para as equipes de manutenção'],
        itens: [
          ['Furadeira de impacto de 750 W', 'Unidade', 389, 36],
          ['Roçadeira lateral a gasolina', 'Unidade', 1690, 22],
          ['Parafusadeira a bateria de 20 V', 'Unidade', 648, 30],
          ['Escada extensível em fibra de vidro', 'Unidade', 1180, 18],
        ],
      },
      {
        objetos: ['Aquisição de material de construção para pequenos reparos em prédios públicos de {municipio}'],
        itens: [
          ['Cimento CP II, saco de 50 kg', 'Saco', 39.7, 3100],
          ['Areia média lavada', 'Metro cúbico', 148, 520],
          ['Tijolo cerâmico de oito furos, milheiro', 'Milheiro', 980, 74],
          ['Tinta acrílica premium, lata de 18 litros', 'Lata', 368, 190],
        ],
      },
    ],
  },
  {
    modalidades: comum,
    perfis: todos,
    tipo: 'M',
    ramo: 'comercio',
    casos: [
      {
        objetos: ['Aquisição de material elétrico e luminárias de LED para manutenção das instalações {de}'],
        itens: [
          ['Luminária pública de LED de 150 W', 'Unidade', 486, 420],
          ['Cabo flexível de 2,5 mm², rolo de 100 m', 'Rolo', 219, 160],
          ['Lâmpada tubular de LED de 18 W', 'Unidade', 16.9, 1900],
          ['Disjuntor tripolar de 63 A', 'Unidade', 74.2, 130],
          ['Refletor de LED de 200 W', 'Unidade', 189, 140],
        ],
      },
      {
        objetos: ['Aquisição de aparelhos de ar-condicionado do tipo split, com instalação'],
        itens: [
          ['Ar-condicionado split inverter de 18.000 BTU', 'Unidade', 3980, 46],
          ['Ar-condicionado split inverter de 36.000 BTU', 'Unidade', 8470, 16],
          ['Instalação de aparelho split com até 5 m de tubulação', 'Serviço', 640, 58, 'S'],
        ],
      },
    ],
  },
  {
    modalidades: pregao,
    perfis: todos,
    tipo: 'S',
    ramo: 'servicos',
    casos: [
      {
        objetos: ['Contratação de serviços continuados de limpeza, conservação e higienização nas dependências {de}'],
        itens: [
          ['Posto de servente de limpeza, 44 horas semanais', 'Posto-mês', 5240, 240],
          ['Posto de encarregado de limpeza', 'Posto-mês', 6380, 24],
          ['Limpeza de fachadas e esquadrias externas', 'Metro quadrado', 6.2, 18_000],
          ['Insumos e materiais de limpeza', 'Mês', 18_600, 12, 'M'],
        ],
      },
      {
        perfis: ['saude'],
        objetos: ['Contratação de empresa para higienização e desinfecção de áreas críticas e semicríticas, com fornecimento de materiais'],
        itens: [
          ['Posto de servente de limpeza, 44 horas semanais', 'Posto-mês', 5240, 240],
          ['Posto de encarregado de limpeza', 'Posto-mês', 6380, 24],
          ['Insumos e materiais de limpeza', 'Mês', 18_600, 12, 'M'],
        ],
      },
      {
        objetos: ['Contratação de serviços terceirizados de copeiragem, recepção e portaria'],
        itens: [
          ['Posto de copeira, 40 horas semanais', 'Posto-mês', 4980, 60],
          ['Posto de recepcionista, 44 horas semanais', 'Posto-mês', 5430, 96],
        ],
      },
    ],
  },
  {
    modalidades: pregao,
    perfis: todos,
    tipo: 'S',
    ramo: 'servicos',
    casos: [
      {
        objetos: ['Contratação de serviços de vigilância patrimonial armada e desarmada para os imóveis {de}'],
        itens: [
          ['Posto de vigilância armada 12 × 36 diurno', 'Posto-mês', 14_300, 96],
          ['Posto de vigilância armada 12 × 36 noturno', 'Posto-mês', 16_900, 96],
          ['Posto de vigilância desarmada, 44 horas', 'Posto-mês', 8200, 72],
          ['Ronda motorizada com supervisão', 'Mês', 11_800, 12],
        ],
      },
      {
        objetos: ['Contratação de monitoramento eletrônico 24 horas com pronta resposta, incluída a locação de equipamentos'],
        itens: [
          ['Monitoramento eletrônico por unidade', 'Mês', 640, 360],
          ['Ronda motorizada com supervisão', 'Mês', 11_800, 12],
          ['Sistema de alarme e câmeras em locação', 'Mês', 1240, 120],
        ],
      },
    ],
  },
  {
    modalidades: comum,
    perfis: todos,
    tipo: 'S',
    ramo: 'obras',
    casos: [
      {
        objetos: ['Contratação de serviços de manutenção predial preventiva e corretiva, com fornecimento de peças, nos prédios {de}'],
        itens: [
          ['Manutenção preventiva mensal', 'Mês', 7400, 12],
          ['Serviços eventuais sob demanda', 'Hora', 78.5, 1600],
          ['Fornecimento de peças e materiais', 'Valor estimado', 48_000, 1, 'M'],
        ],
      },
      {
        objetos: ['Contratação de serviços de manutenção de elevadores e plataformas de acessibilidade'],
        itens: [
          ['Manutenção preventiva mensal', 'Mês', 7400, 12],
          ['Manutenção de elevador com cobertura total', 'Mês', 1980, 36],
          ['Modernização de cabina de elevador', 'Serviço', 86_000, 2],
          ['Fornecimento de peças e materiais', 'Valor estimado', 48_000, 1, 'M'],
        ],
      },
      {
        objetos: ['Contratação de serviços de manutenção preventiva e corretiva de aparelhos de ar-condicionado'],
        itens: [
          ['Manutenção preventiva mensal', 'Mês', 7400, 12],
          ['Fornecimento de peças e materiais', 'Valor estimado', 48_000, 1, 'M'],
          ['Limpeza química de aparelho split', 'Serviço', 214, 180],
          ['Recarga de gás refrigerante', 'Serviço', 318, 90],
        ],
      },
    ],
  },
];
