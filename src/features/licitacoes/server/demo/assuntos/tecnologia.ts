import { comum, pregao, type Tema, todos } from '../tema.ts';

/** Computers, networks, software. */
export const tecnologia: readonly Tema[] = [
  {
    modalidades: comum,
    perfis: todos,
    tipo: 'M',
    ramo: 'tecnologia',
    casos: [
      {
        objetos: ['Aquisição de microcomputadores, notebooks e monitores para renovação do parque tecnológico {de}'],
        itens: [
          ['Microcomputador desktop, 16 GB de memória, SSD de 512 GB', 'Unidade', 4980, 120],
          ['Notebook de 14 polegadas, 16 GB de memória', 'Unidade', 5840, 85],
          ['Monitor LED de 23,8 polegadas com ajuste de altura', 'Unidade', 965, 160],
          ['Nobreak de 1.500 VA', 'Unidade', 1120, 60],
          ['Teclado e mouse sem fio, conjunto', 'Conjunto', 138, 210],
        ],
      },
      {
        objetos: ['Aquisição de equipamentos de rede, switches e pontos de acesso sem fio'],
        itens: [
          ['Switch gerenciável de 48 portas PoE', 'Unidade', 9870, 14],
          ['Ponto de acesso Wi-Fi 6', 'Unidade', 1890, 52],
          ['Servidor de rede com dois processadores e 256 GB de memória', 'Unidade', 68_400, 4],
          ['Rack de piso de 44U', 'Unidade', 4180, 6],
        ],
      },
      {
        objetos: ['Aquisição de suprimentos de impressão e periféricos de informática'],
        itens: [
          ['Cartucho de toner preto, rendimento de 10.000 páginas', 'Unidade', 286, 340],
          ['Nobreak de 1.500 VA', 'Unidade', 1120, 60],
          ['Teclado e mouse sem fio, conjunto', 'Conjunto', 138, 210],
          ['Unidade fusora para impressora a laser', 'Unidade', 1240, 38],
        ],
      },
    ],
  },
  {
    modalidades: comum,
    perfis: ['educacao', 'legislativo', 'administracao', 'prefeitura'],
    tipo: 'M',
    ramo: 'tecnologia',
    casos: [
      {
        objetos: ['Aquisição de equipamentos de áudio, vídeo e fotografia para a comunicação social {de}'],
        itens: [
          ['Câmera fotográfica digital profissional', 'Unidade', 12_800, 3],
          ['Microfone sem fio duplo', 'Conjunto', 1490, 14],
          ['Mesa de som digital de 24 canais', 'Unidade', 9600, 3],
        ],
      },
      {
        objetos: ['Aquisição de projetores, telas interativas e equipamentos de videoconferência'],
        itens: [
          ['Tela interativa de 75 polegadas', 'Unidade', 15_700, 18],
          ['Projetor multimídia de 4.000 lúmens', 'Unidade', 4350, 26],
          ['Sistema de videoconferência para sala média', 'Conjunto', 13_200, 6],
          ['Suporte articulado de teto', 'Unidade', 386, 30],
        ],
      },
    ],
  },
  {
    modalidades: pregao,
    perfis: ['administracao', 'prefeitura'],
    tipo: 'M',
    ramo: 'tecnologia',
    casos: [
      {
        objetos: ['Aquisição de câmeras, radiocomunicadores e equipamentos para o centro integrado de monitoramento'],
        itens: [
          ['Câmera dome IP com zoom óptico de 30 vezes', 'Unidade', 6980, 86],
          ['Rádio portátil digital com criptografia', 'Unidade', 3150, 140],
          ['Painel de vídeo (video wall) de 55 polegadas', 'Unidade', 14_600, 12],
          ['Gravador de vídeo em rede de 64 canais', 'Unidade', 16_800, 6],
        ],
      },
      {
        objetos: ['Aquisição de drones e estações de mapeamento aéreo para fiscalização territorial'],
        itens: [
          ['Drone com câmera térmica', 'Unidade', 48_700, 4],
          ['Licença de software de fotogrametria', 'Licença', 18_200, 3, 'S'],
          ['Treinamento de operadores', 'Turma', 9400, 2, 'S'],
        ],
      },
    ],
  },
  {
    modalidades: comum,
    perfis: todos,
    tipo: 'S',
    ramo: 'tecnologia',
    casos: [
      {
        objetos: ['Contratação de licença de uso de sistema integrado de gestão pública, com implantação, treinamento e suporte'],
        itens: [
          ['Licença mensal de sistema de gestão', 'Mês', 23_400, 12],
          ['Implantação, migração de dados e treinamento', 'Serviço', 46_500, 1],
          ['Suporte técnico especializado', 'Hora', 164, 620],
        ],
      },
      {
        objetos: ['Contratação de serviços de computação em nuvem, cópias de segurança e hospedagem de sistemas {de}'],
        itens: [
          ['Máquina virtual em nuvem, 8 vCPU e 32 GB', 'Mês', 1490, 96],
          ['Cópia de segurança em nuvem', 'Terabyte-mês', 218, 240],
          ['Bloco de armazenamento de alto desempenho', 'Terabyte-mês', 384, 120],
          ['Suporte técnico especializado', 'Hora', 164, 620],
        ],
      },
      {
        objetos: ['Contratação de link dedicado de acesso à internet por fibra óptica com proteção contra ataques'],
        itens: [
          ['Link dedicado de 1 Gbps', 'Mês', 3650, 24],
          ['Proteção contra negação de serviço', 'Mês', 1180, 24],
        ],
      },
      {
        objetos: ['Contratação de outsourcing de impressão com bilhetagem e reposição de suprimentos'],
        itens: [
          ['Página impressa monocromática', 'Página', 0.09, 820_000],
          ['Impressora multifuncional locada', 'Mês', 246, 380],
          ['Página impressa em cores', 'Página', 0.46, 140_000],
        ],
      },
    ],
  },
  {
    modalidades: pregao,
    perfis: ['administracao', 'educacao', 'saude', 'companhia', 'prefeitura'],
    tipo: 'S',
    ramo: 'tecnologia',
    casos: [
      {
        objetos: ['Contratação de serviços de desenvolvimento e sustentação de software por pontos de função'],
        itens: [
          ['Ponto de função para novos sistemas', 'Ponto de função', 986, 1800],
          ['Hora de sustentação de sistemas', 'Hora', 158, 2600],
          ['Analista de infraestrutura residente', 'Posto-mês', 16_400, 48],
        ],
      },
      {
        objetos: ['Contratação de central de serviços de tecnologia da informação, com atendimento em três níveis'],
        itens: [
          ['Chamado de atendimento em primeiro nível', 'Chamado', 38.9, 14_000],
          ['Analista de infraestrutura residente', 'Posto-mês', 16_400, 48],
        ],
      },
      {
        objetos: ['Contratação de solução de segurança da informação: firewall, antivírus corporativo e resposta a incidentes'],
        itens: [
          ['Licença de antivírus corporativo por estação', 'Licença', 96.4, 1900],
          ['Firewall de nova geração em alta disponibilidade', 'Mês', 12_900, 36],
          ['Resposta a incidentes, hora técnica', 'Hora', 312, 280],
        ],
      },
      {
        objetos: ['Contratação de serviço de telefonia móvel e fixa em nuvem, com aparelhos em comodato'],
        itens: [
          ['Linha móvel com pacote de dados de 20 GB', 'Mês', 54.9, 2900],
          ['Ramal em nuvem', 'Mês', 28.6, 4800],
        ],
      },
    ],
  },
];
