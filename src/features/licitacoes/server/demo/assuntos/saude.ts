import { comum, pregao, type Tema } from '../tema.ts';

/** Health: medicines, equipment, examinations. */
export const saude: readonly Tema[] = [
  {
    modalidades: comum,
    perfis: ['saude', 'prefeitura'],
    tipo: 'M',
    ramo: 'saude',
    casos: [
      {
        objetos: ['Aquisição de medicamentos da atenção básica para abastecimento das farmácias públicas de {municipio}'],
        itens: [
          ['Losartana potássica 50 mg, comprimido', 'Comprimido', 0.14, 620_000],
          ['Metformina 850 mg, comprimido', 'Comprimido', 0.19, 540_000],
          ['Amoxicilina 50 mg/ml, suspensão oral, frasco de 150 ml', 'Frasco', 7.85, 9600],
          ['Omeprazol 20 mg, cápsula', 'Cápsula', 0.16, 480_000],
        ],
      },
      {
        objetos: ['Aquisição de medicamentos injetáveis e soluções parenterais de uso hospitalar'],
        itens: [
          ['Dipirona sódica 500 mg/ml, ampola de 2 ml', 'Ampola', 1.12, 84_000],
          ['Cloreto de sódio 0,9 %, bolsa de 500 ml', 'Bolsa', 5.4, 46_000],
          ['Ceftriaxona sódica 1 g, frasco-ampola', 'Frasco-ampola', 6.95, 18_000],
          ['Enoxaparina 40 mg, seringa preenchida', 'Seringa', 17.9, 7200],
        ],
      },
      {
        objetos: ['Aquisição de medicamentos para cumprimento de decisões judiciais em favor de pacientes do Sistema Único de Saúde'],
        itens: [
          ['Amoxicilina 50 mg/ml, suspensão oral, frasco de 150 ml', 'Frasco', 7.85, 9600],
          ['Ceftriaxona sódica 1 g, frasco-ampola', 'Frasco-ampola', 6.95, 18_000],
          ['Insulina glargina 100 UI/ml, caneta de 3 ml', 'Caneta', 38.7, 2600],
          ['Enoxaparina 40 mg, seringa preenchida', 'Seringa', 17.9, 7200],
        ],
      },
    ],
  },
  {
    modalidades: comum,
    perfis: ['saude', 'prefeitura'],
    tipo: 'M',
    ramo: 'saude',
    casos: [
      {
        objetos: ['Aquisição de material médico-hospitalar de consumo para as unidades de saúde de {municipio}'],
        itens: [
          ['Luva de procedimento em látex, tamanho M, caixa com 100', 'Caixa', 24.8, 6400],
          ['Seringa descartável de 10 ml com agulha', 'Unidade', 0.68, 92_000],
          ['Cateter intravenoso periférico 22G', 'Unidade', 1.9, 24_000],
          ['Máscara cirúrgica tripla com elástico, caixa com 50', 'Caixa', 9.7, 5200],
          ['Avental descartável de manga longa, pacote com 10', 'Pacote', 31.5, 2900],
        ],
      },
      {
        objetos: ['Aquisição de insumos para curativos e coberturas especiais destinados ao ambulatório de feridas'],
        itens: [
          ['Compressa de gaze 7,5 × 7,5 cm, pacote com 500', 'Pacote', 27.3, 3700],
          ['Hidrogel com alginato, bisnaga de 85 g', 'Bisnaga', 26.4, 1800],
        ],
      },
      {
        objetos: ['Aquisição de fraldas geriátricas, dietas enterais e fórmulas infantis para pacientes cadastrados'],
        itens: [
          ['Fralda geriátrica tamanho G, pacote com 8', 'Pacote', 17.6, 8800],
          ['Dieta enteral hipercalórica, 1 litro', 'Litro', 29.9, 4900],
        ],
      },
    ],
  },
  {
    modalidades: comum,
    perfis: ['saude', 'educacao', 'administracao'],
    tipo: 'M',
    ramo: 'saude',
    casos: [
      {
        objetos: ['Aquisição de reagentes, vidrarias e materiais de consumo para laboratórios {de}'],
        itens: [
          ['Álcool etílico absoluto P.A., frasco de 1 litro', 'Frasco', 23.4, 640],
          ['Béquer de vidro borossilicato, 250 ml', 'Unidade', 14.6, 420],
          ['Ponteira descartável de 200 µl, pacote com 1.000', 'Pacote', 32.9, 280],
          ['Micropipeta monocanal de 100 a 1.000 µl', 'Unidade', 615, 48],
          ['Meio de cultura ágar Mueller-Hinton, 500 g', 'Frasco', 384, 62],
        ],
      },
      {
        objetos: ['Aquisição de kits para diagnóstico sorológico e hematológico, com cessão de equipamento em comodato'],
        itens: [
          ['Kit ELISA para dengue IgM, 96 testes', 'Kit', 1180, 36],
          ['Tubo a vácuo com EDTA, 4 ml, caixa com 100', 'Caixa', 78.5, 510],
          ['Controle hematológico, três níveis', 'Kit', 894, 40],
          ['Teste rápido de HIV, sífilis e hepatites', 'Teste', 14.8, 6200],
        ],
      },
    ],
  },
  {
    modalidades: pregao,
    perfis: ['saude', 'prefeitura', 'educacao'],
    tipo: 'M',
    ramo: 'saude',
    casos: [
      {
        objetos: ['Aquisição de equipamentos médico-hospitalares para a ampliação do centro cirúrgico {de}'],
        itens: [
          ['Monitor multiparamétrico para cabeceira', 'Unidade', 14_800, 24],
          ['Mesa cirúrgica elétrica radiotransparente', 'Unidade', 86_500, 3],
          ['Ventilador pulmonar microprocessado', 'Unidade', 64_200, 8],
          ['Cama hospitalar motorizada', 'Unidade', 11_900, 30],
          ['Instalação e treinamento operacional', 'Serviço', 7800, 4, 'S'],
        ],
      },
      {
        perfis: ['saude', 'prefeitura'],
        objetos: ['Aquisição de equipamentos de fisioterapia e reabilitação para o centro especializado de {municipio}'],
        itens: [
          ['Esteira ergométrica clínica', 'Unidade', 9860, 4],
          ['Barras paralelas para marcha', 'Unidade', 3180, 3],
          ['Aparelho de eletroestimulação de quatro canais', 'Unidade', 2350, 12],
        ],
      },
      {
        perfis: ['saude', 'prefeitura'],
        objetos: ['Aquisição de tomógrafo computadorizado e equipamentos de diagnóstico por imagem, com instalação e treinamento'],
        itens: [
          ['Tomógrafo computadorizado de 64 canais', 'Unidade', 1_480_000, 1],
          ['Ultrassom diagnóstico portátil', 'Unidade', 98_700, 4],
          ['Instalação e treinamento operacional', 'Serviço', 7800, 4, 'S'],
        ],
      },
    ],
  },
  {
    modalidades: comum,
    perfis: ['prefeitura', 'saude', 'educacao'],
    tipo: 'M',
    ramo: 'saude',
    casos: [
      {
        objetos: ['Aquisição de materiais e instrumentais odontológicos para as equipes de saúde bucal'],
        itens: [
          ['Resina fotopolimerizável A2, seringa de 4 g', 'Seringa', 38.9, 720],
          ['Anestésico lidocaína 2 % com vasoconstritor, caixa com 50', 'Caixa', 116, 390],
          ['Broca diamantada esférica 1014', 'Unidade', 5.2, 2400],
          ['Escova dental infantil de cerdas macias', 'Unidade', 1.35, 28_000],
          ['Ionômero de vidro restaurador, kit', 'Kit', 62.4, 260],
          ['Sugador descartável, pacote com 40', 'Pacote', 7.9, 1900],
          ['Autoclave de mesa de 21 litros', 'Unidade', 5650, 6],
        ],
      },
      {
        perfis: ['educacao'],
        objetos: ['Aquisição de insumos odontológicos para a clínica-escola {de}'],
        itens: [
          ['Resina fotopolimerizável A2, seringa de 4 g', 'Seringa', 38.9, 720],
          ['Anestésico lidocaína 2 % com vasoconstritor, caixa com 50', 'Caixa', 116, 390],
          ['Broca diamantada esférica 1014', 'Unidade', 5.2, 2400],
          ['Ionômero de vidro restaurador, kit', 'Kit', 62.4, 260],
          ['Sugador descartável, pacote com 40', 'Pacote', 7.9, 1900],
        ],
      },
    ],
  },
];
