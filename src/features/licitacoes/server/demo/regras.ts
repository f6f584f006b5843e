// Rules per modalidade: frequency, instrument, criterion, duration, legal basis.
import type { Amparo } from './tema.ts';

export const beneficios = {
  exclusiva: 'Participação exclusiva para ME/EPP',
  subcontratacao: 'Subcontratação para ME/EPP',
  cota: 'Cota reservada para ME/EPP',
  sem: 'Sem benefício',
  naoSeAplica: 'Não se aplica',
} as const;

type Weighted = readonly (readonly [string, number])[];

export type Regra = {
  /** How many of the 600. */
  quantos: number;
  instrumento: 'Edital' | 'Aviso de Contratação Direta' | 'Ato que autoriza a Contratação Direta' | 'Chamamento Público';
  modos: Weighted;
  criterios: Weighted;
  amparo: Amparo;
  /** Days from opening to closing, shortest and longest; null when no proposals are invited. */
  janela: readonly [number, number] | null;
  /** How much of the estimate the result comes to, lowest and highest. */
  resultado: readonly [number, number];
};

const lei = (artigo: string) => `Lei 14.133/2021, Art. ${artigo}`;
const naoSeAplica: Weighted = [['Não se aplica', 1]];
const aberto: Weighted = [['Aberto', 1]];
const disputa: Weighted = [
  ['Aberto', 7],
  ['Aberto-Fechado', 3],
  ['Fechado-Aberto', 1],
];
const menorPreco: Weighted = [
  ['Menor preço', 9],
  ['Maior desconto', 1],
];
const amparoLeilao: Amparo = [lei('28, IV'), 'Leilão, para alienar bens a quem oferecer o maior lance'];
const amparoPregao: Amparo = [lei('28, I'), 'Pregão, para bens e serviços comuns'];
const amparoConcorrencia: Amparo = [lei('28, II'), 'Concorrência, para bens e serviços especiais e para obras'];

/** Dispensa after a short contest of prices: the notice that invites proposals. */
export const dispensaComDisputa: Regra = {
  quantos: 68,
  instrumento: 'Aviso de Contratação Direta',
  modos: [['Dispensa Com Disputa', 1]],
  criterios: menorPreco,
  amparo: [lei('75, II'), 'Contratação direta de bens e serviços abaixo do limite legal de valor'],
  janela: [8, 12],
  resultado: [0.68, 0.99],
};

export const regras: Readonly<Record<number, Regra>> = {
  1: {
    quantos: 18,
    instrumento: 'Edital',
    modos: [
      ['Aberto', 4],
      ['Fechado-Aberto', 1],
    ],
    criterios: [['Maior lance', 1]],
    amparo: amparoLeilao,
    janela: [15, 30],
    resultado: [1.02, 1.9],
  },
  2: {
    quantos: 4,
    instrumento: 'Edital',
    modos: [['Fechado', 1]],
    criterios: [
      ['Técnica e preço', 2],
      ['Maior retorno econômico', 1],
    ],
    amparo: [lei('28, V'), 'Diálogo competitivo, para soluções inovadoras'],
    janela: [25, 40],
    resultado: [0.9, 0.99],
  },
  3: {
    quantos: 7,
    instrumento: 'Edital',
    modos: naoSeAplica,
    criterios: [
      ['Melhor técnica', 1],
      ['Conteúdo artístico', 1],
    ],
    amparo: [lei('28, III'), 'Concurso, para trabalho técnico, científico ou artístico'],
    janela: [35, 40],
    resultado: [1, 1],
  },
  4: {
    quantos: 36,
    instrumento: 'Edital',
    modos: [
      ['Aberto', 3],
      ['Fechado', 1],
      ['Aberto-Fechado', 1],
    ],
    criterios: [
      ['Menor preço', 8],
      ['Técnica e preço', 2],
    ],
    amparo: amparoConcorrencia,
    janela: [15, 38],
    resultado: [0.74, 0.99],
  },
  5: {
    quantos: 12,
    instrumento: 'Edital',
    modos: [
      ['Fechado', 2],
      ['Aberto', 1],
    ],
    criterios: [
      ['Menor preço', 8],
      ['Técnica e preço', 2],
    ],
    amparo: amparoConcorrencia,
    janela: [15, 38],
    resultado: [0.8, 0.99],
  },
  6: {
    quantos: 226,
    instrumento: 'Edital',
    modos: disputa,
    criterios: menorPreco,
    amparo: amparoPregao,
    janela: [10, 22],
    resultado: [0.6, 0.98],
  },
  7: {
    quantos: 14,
    instrumento: 'Edital',
    modos: aberto,
    criterios: menorPreco,
    amparo: amparoPregao,
    janela: [10, 20],
    resultado: [0.7, 0.98],
  },
  8: {
    quantos: 82,
    instrumento: 'Ato que autoriza a Contratação Direta',
    modos: naoSeAplica,
    criterios: [['Menor preço', 1]],
    amparo: dispensaComDisputa.amparo,
    janela: null,
    resultado: [0.9, 1],
  },
  9: {
    quantos: 70,
    instrumento: 'Ato que autoriza a Contratação Direta',
    modos: naoSeAplica,
    criterios: naoSeAplica,
    amparo: [lei('74, caput'), 'Competição inviável'],
    janela: null,
    resultado: [0.95, 1],
  },
  10: {
    quantos: 5,
    instrumento: 'Chamamento Público',
    modos: naoSeAplica,
    criterios: naoSeAplica,
    amparo: [lei('78, III'), 'Procedimento de manifestação de interesse'],
    janela: [30, 40],
    resultado: [1, 1],
  },
  11: {
    quantos: 6,
    instrumento: 'Chamamento Público',
    modos: naoSeAplica,
    criterios: naoSeAplica,
    amparo: [lei('78, II'), 'Pré-qualificação de licitantes ou de bens'],
    janela: [25, 40],
    resultado: [1, 1],
  },
  12: {
    quantos: 24,
    instrumento: 'Chamamento Público',
    modos: naoSeAplica,
    criterios: naoSeAplica,
    amparo: [lei('78, I'), 'Credenciamento de todos os que atendem às condições'],
    janela: [28, 40],
    resultado: [1, 1],
  },
  13: {
    quantos: 8,
    instrumento: 'Edital',
    modos: aberto,
    criterios: [['Maior lance', 1]],
    amparo: amparoLeilao,
    janela: [15, 30],
    resultado: [1.02, 1.8],
  },
  14: {
    quantos: 6,
    instrumento: 'Ato que autoriza a Contratação Direta',
    modos: naoSeAplica,
    criterios: naoSeAplica,
    amparo: ['Lei 13.303/2016, Art. 28, § 3º, I', 'Atividade própria do objeto social da estatal'],
    janela: null,
    resultado: [0.97, 1],
  },
  15: {
    quantos: 14,
    instrumento: 'Chamamento Público',
    modos: naoSeAplica,
    criterios: naoSeAplica,
    amparo: [lei('79'), 'Chamada aberta a todos os interessados'],
    janela: [20, 30],
    resultado: [0.96, 1],
  },
};
