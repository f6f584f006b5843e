// The demo orders: buyer, products, age and state. Addresses and people are invented.
import { createRandom } from '#kit/server/random.ts';
import type { SentAddress } from '../entities.ts';
import type { OrderState } from '../listQuery.ts';
import type { PaymentMethod } from '../payment.ts';

export type DemoOrder = {
  /** Index of a demo account, or a username. */
  by: number | string;
  daysAgo: number;
  state: OrderState;
  /** Indexes in the catalogue. */
  products: readonly { place: number; qty: number; discount: number; days: number }[];
  method: PaymentMethod;
  reference: string;
  reason: string;
};

/** More recent orders are more frequent. */
const daysAgo = [
  ...[385, 350, 320, 290, 263, 243, 224, 206, 189, 173, 158, 144, 131, 119, 107, 96, 86, 77, 68, 60, 53],
  ...[47, 41, 36, 31, 27, 24, 21, 18, 15, 13, 11, 9, 8, 6, 5, 4, 3, 2, 1, 1, 0],
];
const buyers = [0, 1, 'adelia.m', 0, 'iara', 1, 0, 'odete', 'zenaide', 1, 0, 'eulalia', 1, 'genesio'] as const;

const references: Record<PaymentMethod, readonly string[]> = {
  empenho: ['2026NE000418', '2026NE000731', '2026NE001204', '2026NE000092'],
  boleto: ['11.222.333/0001-81'],
  pix: ['compras@serraclara.example.com', 'financeiro@ribeirinha.example.com'],
  faturado: ['Contrato 14/2026', 'Centro de custo 3302'],
};
const reasons = {
  cancelado: ['A licitação foi suspensa.', 'O mesmo material já veio por outro pedido.', 'O setor pediu outro modelo.'],
  rejeitado: ['O empenho não cobre o valor do pedido.', 'Falta a autorização do setor de compras.'],
};

/** The state of an order of this age. */
function stateOf(days: number, place: number): OrderState {
  if (place % 9 === 4) return 'cancelado';
  if (place % 17 === 8) return 'rejeitado';
  if (days < 3) return 'recebido';
  if (days < 7) return 'aprovado';
  return days < 16 ? 'enviado' : 'entregue';
}

/** Oldest first. The same at each start. */
export const demoOrders: readonly DemoOrder[] = daysAgo.map((days, place) => {
  const random = createRandom(7100 + place);
  const state = stateOf(days, place);
  const method = random.weighted<PaymentMethod>([
    ['empenho', 6],
    ['boleto', 2],
    ['pix', 1],
    ['faturado', 1],
  ]);
  const places = random.shuffled(Array.from({ length: 27 }, (_, number) => number)).slice(0, random.between(1, 4));
  return {
    by: buyers[place % buyers.length] as number | string,
    daysAgo: days,
    state,
    products: places.map((at) => ({ place: at, qty: random.between(1, 6), discount: random.between(3, 20), days: random.between(1, 8) })),
    method,
    reference: random.pick(references[method]),
    reason: state === 'cancelado' || state === 'rejeitado' ? random.pick(reasons[state]) : '',
  };
});

const place = (city: string, uf: SentAddress['uf'], cep: string, street: string, landmark: string) => ({ city, uf, cep, street, landmark });

/** Delivery addresses: of the demo accounts by index, the last for all others. */
export const demoPlaces = [
  place('Brasília', 'DF', '70160-900', 'Esplanada das Acácias, bloco C, 210', 'Almoxarifado, 1º subsolo'),
  place('São Paulo', 'SP', '01310-940', 'Rua do Horizonte, 1450', 'Ao lado da praça das Figueiras'),
  place('Belo Horizonte', 'MG', '30140-970', 'Avenida Serra Clara, 88', 'Sala 12'),
] as const;
export const demoMobile = '(61) 95550-0100';
