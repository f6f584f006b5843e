import { comum, type Tema, todos } from '../tema.ts';

/** What offices and schools use up or furnish. */
export const escritorio: readonly Tema[] = [
  {
    modalidades: comum,
    perfis: todos,
    tipo: 'M',
    ramo: 'comercio',
    casos: [
      {
        objetos: ['Aquisição de material de expediente para reposição do almoxarifado {de}'],
        itens: [
          ['Papel A4 branco 75 g/m², resma com 500 folhas', 'Resma', 26.9, 5200],
          ['Caneta esferográfica azul, caixa com 50', 'Caixa', 39.8, 480],
          ['Pasta suspensa em cartão, caixa com 50', 'Caixa', 112, 190],
          ['Grampeador de mesa para 100 folhas', 'Unidade', 68.4, 130],
          ['Envelope kraft A4', 'Unidade', 0.62, 14_000],
          ['Cola branca, frasco de 1 kg', 'Frasco', 17.5, 420],
          ['Etiqueta adesiva A4, pacote com 100 folhas', 'Pacote', 48.6, 310],
        ],
      },
      {
        objetos: ['Aquisição de papel A4 e envelopes para os setores administrativos'],
        itens: [
          ['Papel A4 branco 75 g/m², resma com 500 folhas', 'Resma', 26.9, 5200],
          ['Envelope kraft A4', 'Unidade', 0.62, 14_000],
          ['Etiqueta adesiva A4, pacote com 100 folhas', 'Pacote', 48.6, 310],
        ],
      },
      {
        perfis: ['prefeitura', 'educacao'],
        objetos: ['Aquisição de material escolar e pedagógico para distribuição aos estudantes de {municipio}'],
        itens: [
          ['Caderno universitário de 10 matérias', 'Unidade', 17.2, 6400],
          ['Lápis de cor, caixa com 24', 'Caixa', 15.7, 5800],
          ['Cola branca, frasco de 1 kg', 'Frasco', 17.5, 420],
          ['Mochila escolar personalizada', 'Unidade', 74.3, 3900],
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
        objetos: ['Aquisição de materiais de limpeza e higienização para as dependências {de}'],
        itens: [
          ['Detergente neutro, galão de 5 litros', 'Galão', 16.8, 1900],
          ['Álcool em gel 70 %, frasco de 500 ml', 'Frasco', 8.3, 3400],
          ['Saco para lixo de 100 litros, pacote com 100', 'Pacote', 39.2, 1700],
          ['Desinfetante bactericida, galão de 5 litros', 'Galão', 19.6, 1600],
          ['Vassoura de piaçava', 'Unidade', 17.9, 620],
        ],
      },
      {
        objetos: ['Aquisição de produtos de copa, descartáveis e higiene pessoal'],
        itens: [
          ['Papel higiênico folha dupla, fardo com 64', 'Fardo', 76.5, 1250],
          ['Papel-toalha interfolhado, fardo com 1.000', 'Fardo', 15.4, 2800],
          ['Copo descartável de 200 ml, caixa com 2.500', 'Caixa', 132, 540],
          ['Sabonete líquido, galão de 5 litros', 'Galão', 28.4, 940],
          ['Guardanapo de papel, fardo com 2.000', 'Fardo', 38.9, 460],
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
        objetos: ['Aquisição de mobiliário corporativo, com montagem, para as novas instalações {de}'],
        itens: [
          ['Mesa em L de 1,40 × 1,40 m com gaveteiro', 'Unidade', 1180, 90],
          ['Cadeira giratória com braços e apoio lombar', 'Unidade', 876, 140],
          ['Armário alto em aço com duas portas', 'Unidade', 1240, 65],
          ['Longarina de três lugares', 'Unidade', 698, 74],
          ['Estante desmontável em aço com seis prateleiras', 'Unidade', 385, 120],
        ],
      },
      {
        perfis: ['prefeitura', 'educacao'],
        objetos: ['Aquisição de conjuntos escolares, quadros e armários para as salas de aula'],
        itens: [
          ['Conjunto escolar tamanho 6, mesa e cadeira', 'Conjunto', 432, 780],
          ['Armário alto em aço com duas portas', 'Unidade', 1240, 65],
          ['Quadro branco de vidro, 3,00 × 1,20 m', 'Unidade', 1090, 38],
          ['Mesa para professor com cadeira', 'Conjunto', 684, 64],
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
        objetos: ['Aquisição de uniformes e fardamento para os servidores {de}'],
        itens: [
          ['Camiseta em malha PV com brasão bordado', 'Unidade', 32.7, 3800],
          ['Calça operacional em brim pesado', 'Unidade', 84.9, 1100],
          ['Bota de segurança em couro, par', 'Par', 118, 640],
          ['Boné com proteção de nuca', 'Unidade', 24.6, 900],
          ['Colete refletivo', 'Unidade', 32.8, 720],
        ],
      },
      {
        perfis: ['prefeitura', 'educacao'],
        objetos: ['Aquisição de uniformes escolares para os alunos da rede pública de {municipio}'],
        itens: [
          ['Camiseta em malha PV com brasão bordado', 'Unidade', 32.7, 3800],
          ['Agasalho escolar completo em helanca', 'Conjunto', 109, 2900],
          ['Tênis escolar, par', 'Par', 92.5, 2700],
          ['Bermuda escolar em tactel', 'Unidade', 36.4, 3200],
        ],
      },
    ],
  },
  {
    modalidades: comum,
    perfis: ['educacao', 'prefeitura', 'legislativo'],
    tipo: 'M',
    ramo: 'comercio',
    casos: [
      {
        objetos: ['Aquisição de livros e periódicos para o acervo da biblioteca {de}'],
        itens: [
          ['Livro técnico, área de ciências aplicadas', 'Exemplar', 148, 620],
          ['Livro de literatura infantojuvenil', 'Exemplar', 46.8, 2600],
          ['Assinatura anual de periódico impresso', 'Assinatura', 640, 18],
        ],
      },
      {
        perfis: ['prefeitura', 'educacao'],
        objetos: ['Aquisição de materiais esportivos para projetos de iniciação esportiva em {municipio}'],
        itens: [
          ['Bola de futsal oficial', 'Unidade', 164, 130],
          ['Rede oficial de voleibol', 'Unidade', 289, 28],
          ['Colchonete para ginástica', 'Unidade', 58.6, 380],
        ],
      },
      {
        perfis: ['prefeitura'],
        objetos: ['Aquisição de brinquedos pedagógicos e parques infantis para os centros de educação infantil'],
        itens: [
          ['Conjunto de blocos de encaixe com 500 peças', 'Conjunto', 214, 160],
          ['Parque infantil em polietileno com escorregador', 'Unidade', 8900, 11],
          ['Kit de robótica educacional', 'Kit', 2480, 48],
          ['Gangorra em plástico rotomoldado', 'Unidade', 486, 46],
        ],
      },
    ],
  },
];
