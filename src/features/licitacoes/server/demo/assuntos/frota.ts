import { comum, pregao, type Tema, todos } from '../tema.ts';

/** Vehicles, what keeps them running, and journeys. */
export const frota: readonly Tema[] = [
  {
    modalidades: pregao,
    perfis: ['prefeitura', 'saude', 'administracao', 'educacao', 'companhia'],
    tipo: 'M',
    ramo: 'transportes',
    casos: [
      {
        objetos: ['Aquisição de veículos automotores zero-quilômetro para a frota {de}'],
        itens: [
          ['Veículo hatch 1.0 flex, zero-quilômetro', 'Unidade', 87_600, 9],
          ['Caminhonete cabine dupla 4 × 4 a diesel', 'Unidade', 268_000, 4],
          ['Motocicleta trail de 160 cm³', 'Unidade', 21_900, 8],
        ],
      },
      {
        perfis: ['prefeitura', 'saude'],
        objetos: ['Aquisição de ambulâncias tipo B e veículo para transporte sanitário eletivo'],
        itens: [
          ['Ambulância de suporte básico tipo B', 'Unidade', 342_000, 3],
          ['Furgão adaptado para transporte sanitário', 'Unidade', 318_000, 2],
          ['Micro-ônibus para 32 passageiros com elevador', 'Unidade', 586_000, 2],
        ],
      },
      {
        perfis: ['prefeitura', 'educacao'],
        objetos: ['Aquisição de ônibus escolares rurais com acessibilidade'],
        itens: [
          ['Micro-ônibus para 32 passageiros com elevador', 'Unidade', 586_000, 2],
          ['Ônibus rural escolar de 59 lugares', 'Unidade', 498_000, 3],
        ],
      },
    ],
  },
  {
    modalidades: comum,
    perfis: ['prefeitura', 'saude', 'administracao', 'educacao', 'companhia'],
    tipo: 'M',
    ramo: 'transportes',
    casos: [
      {
        objetos: ['Aquisição de pneus novos, câmaras e protetores para a frota {de}'],
        itens: [
          ['Pneu 175/70 R14 radial', 'Unidade', 364, 180],
          ['Pneu 215/75 R17.5 para micro-ônibus', 'Unidade', 1080, 110],
          ['Pneu 1400 × 24 para motoniveladora', 'Unidade', 5490, 24],
          ['Câmara de ar para pneu 900 × 20', 'Unidade', 142, 80],
        ],
      },
      {
        objetos: ['Aquisição de peças automotivas originais e genuínas para manutenção da frota'],
        itens: [
          ['Bateria automotiva de 150 Ah', 'Unidade', 987, 46],
          ['Jogo de pastilhas de freio dianteiras', 'Jogo', 189, 95],
          ['Amortecedor dianteiro', 'Unidade', 412, 74],
          ['Kit de embreagem', 'Kit', 986, 40],
          ['Filtro de óleo para motor a diesel', 'Unidade', 64.8, 220],
        ],
      },
      {
        objetos: ['Aquisição de baterias, filtros e óleos lubrificantes para veículos e máquinas'],
        itens: [
          ['Bateria automotiva de 150 Ah', 'Unidade', 987, 46],
          ['Óleo lubrificante 15W40, balde de 20 litros', 'Balde', 398, 170],
          ['Filtro de óleo para motor a diesel', 'Unidade', 64.8, 220],
        ],
      },
    ],
  },
  {
    modalidades: pregao,
    perfis: ['prefeitura', 'administracao', 'saude', 'companhia'],
    tipo: 'M',
    ramo: 'transportes',
    casos: [
      {
        objetos: ['Aquisição parcelada de combustíveis (gasolina comum, etanol e óleo diesel S-10) para a frota {de}'],
        itens: [
          ['Gasolina comum', 'Litro', 6.12, 145_000],
          ['Óleo diesel S-10', 'Litro', 6.04, 230_000],
          ['Etanol hidratado', 'Litro', 4.19, 58_000],
          ['Arla 32', 'Litro', 4.6, 7200],
        ],
      },
      {
        objetos: ['Fornecimento de combustíveis com abastecimento em posto localizado na sede de {municipio}'],
        itens: [
          ['Gasolina comum', 'Litro', 6.12, 145_000],
          ['Óleo diesel S-10', 'Litro', 6.04, 230_000],
          ['Etanol hidratado', 'Litro', 4.19, 58_000],
        ],
      },
    ],
  },
  {
    modalidades: pregao,
    perfis: ['prefeitura', 'administracao'],
    tipo: 'M',
    ramo: 'transportes',
    casos: [
      {
        objetos: ['Aquisição de máquinas pesadas e implementos para conservação de estradas vicinais em {municipio}'],
        itens: [
          ['Retroescavadeira 4 × 4 nova', 'Unidade', 468_000, 2],
          ['Motoniveladora de 140 hp', 'Unidade', 1_090_000, 1],
          ['Pá carregadeira sobre rodas', 'Unidade', 612_000, 1],
        ],
      },
      {
        objetos: ['Aquisição de patrulha agrícola mecanizada para apoio à agricultura familiar'],
        itens: [
          ['Trator agrícola de 85 cv', 'Unidade', 248_000, 3],
          ['Grade aradora de 14 discos', 'Unidade', 34_600, 4],
          ['Carreta basculante de 5 toneladas', 'Unidade', 28_900, 4],
        ],
      },
    ],
  },
  {
    modalidades: comum,
    perfis: ['prefeitura', 'saude', 'administracao', 'companhia', 'educacao'],
    tipo: 'S',
    ramo: 'transportes',
    casos: [
      {
        objetos: ['Contratação de serviços de manutenção mecânica, elétrica e funilaria da frota {de}'],
        itens: [
          ['Mão de obra mecânica para veículos leves', 'Hora', 118, 900],
          ['Mão de obra mecânica para veículos pesados', 'Hora', 174, 720],
          ['Serviço de guincho e reboque', 'Serviço', 486, 64],
          ['Alinhamento e balanceamento', 'Serviço', 164, 210],
        ],
      },
      {
        objetos: ['Contratação de gerenciamento informatizado de frota, com cartão para abastecimento e manutenção'],
        itens: [
          ['Taxa de administração do sistema de gestão de frota', 'Mês', 4600, 12],
          ['Taxa de administração de abastecimento', 'Mês', 3900, 12],
          ['Serviço de guincho e reboque', 'Serviço', 486, 64],
        ],
      },
      {
        objetos: ['Contratação de seguro total para veículos oficiais, com assistência 24 horas'],
        itens: [
          ['Apólice de seguro para veículo leve', 'Apólice', 2380, 26],
          ['Apólice de seguro para veículo pesado', 'Apólice', 5460, 12],
          ['Assistência 24 horas por veículo', 'Veículo-ano', 286, 38],
        ],
      },
    ],
  },
  {
    modalidades: pregao,
    perfis: ['prefeitura', 'educacao'],
    tipo: 'S',
    ramo: 'transportes',
    casos: [
      {
        perfis: ['prefeitura'],
        objetos: ['Contratação de serviços de transporte escolar rural por quilômetro rodado em {municipio}'],
        itens: [
          ['Rota de ônibus de 44 lugares, zona rural norte', 'Quilômetro', 9.4, 62_000],
          ['Rota de micro-ônibus de 28 lugares, zona rural sul', 'Quilômetro', 7.9, 54_000],
          ['Rota de van de 15 lugares', 'Quilômetro', 5.6, 48_000],
          ['Monitor de transporte escolar', 'Posto-mês', 3480, 50],
        ],
      },
      {
        objetos: ['Locação de veículos com motorista para transporte de estudantes e atletas em atividades externas'],
        itens: [
          ['Monitor de transporte escolar', 'Posto-mês', 3480, 50],
          ['Viagem intermunicipal em ônibus executivo', 'Quilômetro', 10.8, 21_000],
        ],
      },
    ],
  },
  {
    modalidades: comum,
    perfis: todos,
    tipo: 'S',
    ramo: 'transportes',
    casos: [
      {
        objetos: ['Locação de veículos sem motorista, com quilometragem livre, para uso {de}'],
        itens: [
          ['Veículo sedã com até dois anos de uso', 'Mês', 3980, 96],
          ['Caminhonete 4 × 4 cabine dupla', 'Mês', 9650, 36],
        ],
      },
      {
        objetos: ['Contratação de agenciamento de passagens aéreas nacionais e internacionais'],
        itens: [
          ['Agenciamento de viagem nacional', 'Serviço', 38.5, 640],
          ['Emissão de passagens aéreas nacionais', 'Valor estimado', 52_000, 1],
          ['Emissão de passagens aéreas internacionais', 'Valor estimado', 38_000, 1],
        ],
      },
      {
        objetos: ['Locação de caminhões, máquinas e equipamentos, com operador e combustível'],
        itens: [
          ['Escavadeira hidráulica com operador', 'Hora', 294, 900],
          ['Caminhão-pipa de 15.000 litros', 'Diária', 1180, 120],
          ['Caminhão basculante de 12 m³', 'Hora', 168, 1200],
        ],
      },
    ],
  },
];
