import { comum, pregao, type Tema } from '../tema.ts';

/** Food, in shops, kitchens and schools. */
export const alimentacao: readonly Tema[] = [
  {
    modalidades: comum,
    perfis: ['prefeitura', 'educacao'],
    tipo: 'M',
    ramo: 'alimentos',
    casos: [
      {
        objetos: ['Aquisição de gêneros alimentícios para a alimentação escolar dos alunos da rede pública de ensino de {municipio}'],
        itens: [
          ['Arroz branco tipo 1, pacote de 5 kg', 'Pacote', 27.9, 4800],
          ['Feijão-carioca tipo 1, pacote de 1 kg', 'Pacote', 8.4, 6200],
          ['Óleo de soja refinado, 900 ml', 'Frasco', 7.6, 3900],
          ['Leite em pó integral, pacote de 400 g', 'Pacote', 16.3, 5100],
          ['Macarrão parafuso com ovos, pacote de 500 g', 'Pacote', 4.9, 5600],
        ],
      },
      {
        objetos: [
          'Fornecimento parcelado de carnes, aves e pescados congelados para a merenda escolar, com entrega ponto a ponto nas unidades de ensino',
        ],
        itens: [
          ['Carne bovina moída, patinho, congelada', 'Quilograma', 34.5, 5200],
          ['Coxa e sobrecoxa de frango congelada', 'Quilograma', 13.8, 6800],
          ['Filé de tilápia congelado, sem espinhas', 'Quilograma', 41.2, 1900],
        ],
      },
      {
        objetos: ['Aquisição de hortifrutigranjeiros para o preparo das refeições do refeitório {de}'],
        itens: [
          ['Banana-prata, primeira qualidade', 'Quilograma', 6.7, 7400],
          ['Batata-inglesa lavada', 'Quilograma', 5.8, 4300],
        ],
      },
    ],
  },
  {
    modalidades: comum,
    perfis: ['prefeitura', 'saude', 'educacao', 'legislativo', 'administracao'],
    tipo: 'M',
    ramo: 'alimentos',
    casos: [
      {
        objetos: ['Aquisição de água mineral e gás liquefeito de petróleo para as unidades {de}'],
        itens: [
          ['Água mineral sem gás, galão de 20 litros', 'Galão', 12.9, 3600],
          ['Botijão de GLP de 13 kg', 'Botijão', 112, 540],
        ],
      },
      {
        objetos: ['Aquisição de café, açúcar e itens de copa para consumo em reuniões e expedientes'],
        itens: [
          ['Café torrado e moído, pacote de 500 g', 'Pacote', 24.7, 2900],
          ['Açúcar cristal, pacote de 2 kg', 'Pacote', 8.9, 2200],
          ['Chá-mate, caixa de 200 g', 'Caixa', 6.4, 480],
        ],
      },
      {
        perfis: ['prefeitura'],
        objetos: ['Aquisição de cestas básicas para benefícios eventuais da assistência social de {municipio}'],
        itens: [['Cesta básica com 18 itens', 'Unidade', 134, 2800]],
      },
    ],
  },
  {
    modalidades: pregao,
    perfis: ['prefeitura', 'educacao', 'saude', 'administracao'],
    tipo: 'S',
    ramo: 'alimentos',
    casos: [
      {
        objetos: ['Contratação de preparo e fornecimento de refeições transportadas para as unidades {de}'],
        itens: [
          ['Almoço tipo marmitex', 'Refeição', 21.6, 64_000],
          ['Desjejum', 'Refeição', 9.8, 48_000],
          ['Jantar para acompanhantes e plantonistas', 'Refeição', 21.2, 26_000],
          ['Dieta especial sob prescrição', 'Refeição', 26.9, 12_000],
        ],
      },
    ],
  },
  {
    modalidades: [15],
    perfis: ['prefeitura', 'educacao'],
    tipo: 'M',
    ramo: 'alimentos',
    amparo: ['Lei 11.947/2009, Art. 14, § 1º', 'Compra da agricultura familiar para a alimentação escolar'],
    casos: [
      {
        objetos: ['Chamada pública para aquisição de alimentos da agricultura familiar destinados à alimentação escolar de {municipio}'],
        itens: [
          ['Alface-crespa orgânica', 'Quilograma', 11.2, 2600],
          ['Banana-nanica', 'Quilograma', 5.9, 9400],
          ['Polpa de fruta congelada, 1 kg', 'Quilograma', 17.8, 3200],
          ['Feijão da agricultura familiar', 'Quilograma', 9.2, 4800],
          ['Mandioca descascada e embalada', 'Quilograma', 8.4, 5200],
          ['Queijo minas frescal', 'Quilograma', 36.9, 1300],
          ['Pão caseiro integral', 'Quilograma', 19.4, 2400],
          ['Mel de abelhas em sachês', 'Quilograma', 38.7, 560],
        ],
      },
      {
        objetos: ['Chamada pública para compra de hortaliças, frutas e polpas de produtores familiares organizados em cooperativas'],
        itens: [
          ['Alface-crespa orgânica', 'Quilograma', 11.2, 2600],
          ['Banana-nanica', 'Quilograma', 5.9, 9400],
          ['Polpa de fruta congelada, 1 kg', 'Quilograma', 17.8, 3200],
          ['Mandioca descascada e embalada', 'Quilograma', 8.4, 5200],
        ],
      },
      {
        objetos: ['Chamada pública para compra institucional de leite, queijos e panificados da agricultura familiar'],
        itens: [
          ['Queijo minas frescal', 'Quilograma', 36.9, 1300],
          ['Pão caseiro integral', 'Quilograma', 19.4, 2400],
          ['Mel de abelhas em sachês', 'Quilograma', 38.7, 560],
        ],
      },
    ],
  },
];
