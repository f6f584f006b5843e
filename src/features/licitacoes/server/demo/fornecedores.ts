// The selling side: companies that do not exist.

import type { Random } from '#kit/server/random.ts';
import { inventCnpj, inventCnpjWithLetters } from './identifiers.ts';
import type { Ramo } from './tema.ts';

export type Fornecedor = { nome: string; cnpj: string };

/** The company of the demonstration (`empresa`). */
export const aurora: Fornecedor = { nome: 'Aurora Comércio e Serviços Ltda', cnpj: '99AB1C20000172' };

const nomes = [
  'Ipê-Roxo',
  'Serra Clara',
  'Vale Sereno',
  'Três Veredas',
  'Pedra Lascada',
  'Maré Alta',
  'Aroeira do Campo',
  'Bom Remanso',
  'Campina Larga',
  'Estrela do Cerrado',
  'Folha de Outono',
  'Garça Branca',
];
const ramos: Record<Ramo, readonly string[]> = {
  alimentos: ['Distribuidora de Alimentos Ltda', 'Comércio de Gêneros Alimentícios Ltda – EPP'],
  comercio: ['Comercial e Suprimentos Ltda', 'Comércio e Representações Ltda – ME'],
  eventos: ['Produções e Eventos Ltda', 'Produções Culturais Ltda – ME'],
  obras: ['Engenharia e Construções S.A.', 'Construtora Ltda – EPP'],
  saude: ['Produtos Hospitalares Ltda', 'Serviços de Saúde Ltda'],
  servicos: ['Serviços Especializados Ltda', 'Gestão e Consultoria Ltda – EPP'],
  tecnologia: ['Tecnologia da Informação S.A.', 'Sistemas e Redes Ltda – ME'],
  transportes: ['Veículos e Peças Ltda', 'Transportes e Locações Ltda'],
};

/** A few companies of a trade, all different. */
export function chooseFornecedores(random: Random, ramo: Ramo, count: number): Fornecedor[] {
  return random.shuffled(fornecedoresOf(ramo)).slice(0, count);
}

function fornecedoresOf(ramo: Ramo): Fornecedor[] {
  const group = Object.keys(ramos).indexOf(ramo);
  return nomes.flatMap((nome, place) =>
    ramos[ramo].map((forma, second) => {
      const number = 500 + group * 100 + place * 2 + second;
      // The newest companies have letters in their CNPJ.
      return { nome: `${nome} ${forma}`, cnpj: place === nomes.length - 1 ? inventCnpjWithLetters(number) : inventCnpj(number) };
    }),
  );
}
