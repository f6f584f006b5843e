// Bills about tenders and contracts.
import type { Assunto } from '../assunto.ts';

export const compras: readonly Assunto[] = [
  {
    casa: 'camara',
    tipo: 'PL',
    ano: 2026,
    ementa:
      'Altera a Lei nº 14.133, de 1º de abril de 2021, para exigir que os editais de pregão eletrônico informem, em página própria e de leitura simples, o prazo de pagamento praticado pelo órgão nos doze meses anteriores.',
    detalhe:
      'O órgão publica a mediana e o maior prazo de pagamento dos contratos encerrados nos doze meses anteriores. A falta da informação adia a abertura das propostas até que ela seja suprida.',
    apelido: 'Pagamento em Dia',
    palavras: ['pregão eletrônico', 'prazo de pagamento', 'edital', 'transparência'],
    passos: 14,
    autores: 3,
    ha: -2,
  },
  {
    casa: 'camara',
    tipo: 'PL',
    ano: 2025,
    ementa:
      'Dispõe sobre a participação de cooperativas de agricultores familiares em licitações de gêneros alimentícios e fixa percentual mínimo de compra nos restaurantes de órgãos federais.',
    palavras: ['agricultura familiar', 'cooperativa', 'alimentação', 'compra institucional'],
    passos: 18,
    autores: 6,
    ha: 1,
  },
  {
    casa: 'senado',
    tipo: 'PL',
    ano: 2026,
    ementa:
      'Institui o cadastro nacional de preços praticados em contratações diretas e obriga sua consulta antes de cada dispensa ou inexigibilidade de licitação.',
    palavras: ['contratação direta', 'dispensa', 'inexigibilidade', 'pesquisa de preços'],
    passos: 9,
    autores: 1,
    ha: 0,
  },
  {
    casa: 'camara',
    tipo: 'PL',
    ano: 2024,
    ementa:
      'Autoriza Municípios com até vinte mil habitantes a aderir a atas de registro de preços de consórcios públicos de qualquer Estado, nas condições que especifica.',
    palavras: ['registro de preços', 'adesão', 'consórcio público', 'Município'],
    passos: 21,
    autores: 2,
    ha: 3,
  },
  {
    casa: 'camara',
    tipo: 'PL',
    ano: 2023,
    ementa:
      'Acrescenta dispositivo à Lei nº 14.133, de 2021, para que a garantia de execução dos contratos de limpeza e vigilância cubra também as verbas trabalhistas dos últimos três meses.',
    palavras: ['garantia de execução', 'terceirização', 'verbas trabalhistas'],
    passos: 25,
    autores: 1,
    ha: 12,
  },
  {
    casa: 'senado',
    tipo: 'PL',
    ano: 2025,
    ementa:
      'Veda a exigência de visita técnica presencial em licitações de serviços de tecnologia da informação, salvo motivo declarado no estudo técnico preliminar.',
    palavras: ['visita técnica', 'tecnologia da informação', 'competição'],
    desfecho: 'outraCasa',
    passos: 17,
    autores: 1,
    ha: 6,
  },
  {
    casa: 'camara',
    tipo: 'PL',
    ano: 2022,
    ementa:
      'Estabelece margem de preferência para produtos reciclados e remanufaturados nas compras de material de expediente da administração pública federal.',
    palavras: ['margem de preferência', 'material reciclado', 'compras sustentáveis'],
    desfecho: 'outraCasa',
    passos: 24,
    autores: 4,
    ha: 40,
  },
  {
    casa: 'camara',
    tipo: 'PLP',
    ano: 2025,
    ementa:
      'Altera a Lei Complementar nº 123, de 14 de dezembro de 2006, para ampliar o prazo de regularização fiscal das microempresas vencedoras de licitação de cinco para dez dias úteis.',
    palavras: ['microempresa', 'regularidade fiscal', 'tratamento favorecido'],
    passos: 13,
    autores: 5,
    ha: 5,
  },
  {
    casa: 'senado',
    tipo: 'PLS',
    ano: 2017,
    ementa:
      'Disciplina o uso de seguro com cláusula de retomada em contratos de obras públicas de grande vulto e define as hipóteses de acionamento.',
    palavras: ['seguro-garantia', 'obra pública', 'cláusula de retomada'],
    desfecho: 'arquivada',
    passos: 19,
    autores: 1,
    ha: 1430,
  },
  {
    casa: 'camara',
    tipo: 'PL',
    ano: 2019,
    ementa: 'Obriga a gravação em áudio e vídeo das sessões públicas de licitação presencial e a guarda do registro por cinco anos.',
    palavras: ['sessão pública', 'gravação', 'concorrência'],
    desfecho: 'lei',
    passos: 25,
    autores: 1,
    ha: 620,
  },
  {
    casa: 'camara',
    tipo: 'PDL',
    ano: 2026,
    ementa:
      'Susta os efeitos de portaria ministerial que centralizou a contratação de serviços de nuvem dos órgãos federais sem consulta prévia ao mercado.',
    palavras: ['serviço de nuvem', 'central de compras', 'sustação'],
    passos: 5,
    autores: 12,
    ha: 4,
  },
  {
    casa: 'camara',
    tipo: 'MPV',
    ano: 2026,
    ementa:
      'Dispõe sobre regras transitórias de contratação de bens e serviços para a resposta a enchentes e deslizamentos, enquanto vigente estado de calamidade reconhecido pela União.',
    detalhe:
      'Permite contratos verbais de até três dias para resgate e abrigo, dispensa o estudo técnico preliminar e manda publicar todos os gastos em até cinco dias, com o nome do fornecedor e o preço de cada item.',
    palavras: ['calamidade pública', 'contratação emergencial', 'defesa civil'],
    passos: 16,
    autores: 'Poder Executivo',
    ha: -1,
  },
  {
    casa: 'senado',
    tipo: 'PLP',
    ano: 2024,
    ementa:
      'Institui a central de licitações das fronteiras, destinada a compras conjuntas de Municípios situados na faixa de fronteira, e define sua governança.',
    palavras: ['compras conjuntas', 'faixa de fronteira', 'Município'],
    passos: 15,
    autores: 2,
    ha: 22,
  },
  {
    casa: 'camara',
    tipo: 'PL',
    ano: 2026,
    ementa:
      'Proíbe a exigência de atestado de capacidade técnica com quantitativo superior ao do próprio objeto licitado e dá outras providências.',
    palavras: ['qualificação técnica', 'atestado', 'competição'],
    passos: 3,
    autores: 1,
    ha: 2,
  },
  {
    casa: 'senado',
    tipo: 'PL',
    ano: 2023,
    ementa:
      'Cria mediação obrigatória entre contratante e contratado antes da rescisão de contratos contínuos com mais de um ano de vigência, por câmara de solução de conflitos.',
    palavras: ['mediação', 'rescisão contratual', 'contrato contínuo'],
    desfecho: 'retirada',
    passos: 8,
    autores: 1,
    ha: 210,
  },
  {
    casa: 'camara',
    tipo: 'PL',
    ano: 2025,
    ementa:
      'Estabelece critérios de acessibilidade digital para os portais de compras públicas e fixa prazo de adaptação de dezoito meses.',
    palavras: ['acessibilidade', 'portal de compras', 'pessoa com deficiência'],
    passos: 11,
    autores: 9,
    ha: 8,
  },
];
