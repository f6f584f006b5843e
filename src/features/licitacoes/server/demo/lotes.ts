// The lotes of a notice: quantities, prices and how each one ended, in whole cents so that sums come out exactly.

import type { Random } from '#kit/server/random.ts';
import { situacoesDoItem } from '../../codes.ts';
import { type LoteRead, noDetails } from '../import/part.ts';
import { aurora, chooseFornecedores } from './fornecedores.ts';
import type { Plan } from './plan.ts';
import { beneficios } from './regras.ts';
import { drawResultados, type UndatedResultado } from './resultados.ts';
import type { Item } from './tema.ts';

export type Priced = {
  lotes: LoteRead[];
  resultados: UndatedResultado[];
  /** In reais; null without an estimate, and without a result that has a value. */
  estimado: number | null;
  homologado: number | null;
};

type Priceless = {
  descricao: string;
  unidade: string;
  tipo: 'M' | 'S';
  quantidade: number;
  cents: number;
  grupo: string | null;
  cota: boolean;
};

/** In cents: above it a lote is not reserved for small companies, and from it on a quota of it may be. */
const exclusiveLimit = 80_000_00;
/** Direct contracting for its small value, in cents. */
const dispensaLimit = { obras: 120_000_00, comum: 60_000_00 };
const maxLotes = 12;

const situacoesDoLote = {
  [situacoesDoItem.emAndamento]: 'Em Andamento',
  [situacoesDoItem.homologado]: 'Homologado',
  [situacoesDoItem.cancelado]: 'Anulado/Revogado/Cancelado',
  [situacoesDoItem.deserto]: 'Deserto',
  [situacoesDoItem.fracassado]: 'Fracassado',
} as const;
type SituacaoDoLote = keyof typeof situacoesDoLote;

/** Generates the lotes of a planned notice; with `hidden` without prices. */
export function drawLotes(plan: Plan, hidden: boolean): Priced {
  const { random, regra, assunto, modalidade } = plan;
  const parts = chooseParts(plan);
  const criterio = random.weighted(regra.criterios);
  const winners = chooseFornecedores(random, assunto.ramo, random.between(1, 4));
  let estimated = 0;
  let awarded = 0;
  const resultados: UndatedResultado[] = [];
  const lotes = parts.map((part, place): LoteRead => {
    const total = part.cents * part.quantidade;
    const codigo = situacaoOf(plan, place);
    const won = codigo === situacoesDoItem.homologado;
    const first = !won ? 0 : part.grupo === null ? random.between(0, winners.length - 1) : Number(part.grupo) % winners.length;
    const [lowest, highest] = regra.resultado;
    const award = Math.round(total * (lowest + (highest - lowest) * random.next()));
    estimated += total;
    if (won) {
      awarded += award;
      const others = [...winners.slice(first), ...winners.slice(0, first)];
      const ranked = isOfAurora(plan) ? [aurora, ...others.slice(1)] : others;
      const isDiscount = criterio === 'Maior desconto';
      resultados.push(...drawResultados(plan, { numero: place + 1, quantidade: part.quantidade, total, award, ranked, isDiscount }));
    }
    return {
      numero: place + 1,
      grupo: part.grupo,
      descricao: part.descricao,
      quantidade: part.quantidade,
      unidade: part.unidade,
      valor_unitario: hidden ? null : part.cents / 100,
      valor_total: hidden ? null : total / 100,
      material_servico: part.tipo,
      beneficio: beneficioOf(random, modalidade, part.cota, total),
      criterio,
      situacao_codigo: codigo,
      situacao: situacoesDoLote[codigo],
      catalogo: catalogueCodeOf(part.descricao),
      ...noDetails,
      atualizacao: null,
    };
  });
  return { lotes, resultados, estimado: hidden ? null : estimated / 100, homologado: awarded > 0 ? awarded / 100 : null };
}

/** Invented, the same for the same item. */
function catalogueCodeOf(descricao: string): string {
  const [item = ''] = descricao.split(' – ');
  return String(200_000 + [...item].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 300_000, 0));
}

function chooseParts({ random, assunto, modalidade, erro }: Plan): Priceless[] {
  const fewest = Math.ceil(assunto.itens.length * 0.6);
  const count = random.between(fewest, assunto.itens.length);
  const porte = random.spread(0.6);
  // A sale has all items; otherwise the first items are those named in the object.
  const itens = modalidade === 1 || modalidade === 13 ? random.shuffled(assunto.itens) : assunto.itens;
  let parts = itens.slice(0, count).map((item) => price(random, item, assunto.tipo, porte));
  if (modalidade === 6 || modalidade === 7) {
    if (assunto.tipo === 'M' && random.chance(0.3)) parts = parts.flatMap((part) => withCota(part));
    else if (assunto.tipo === 'S' && parts.length > 1 && random.chance(0.2)) parts = byRegion(parts);
    else if (parts.length >= 4 && random.chance(0.5))
      parts = parts.map((part, place) => ({ ...part, grupo: place < parts.length / 2 ? '1' : '2' }));
  }
  parts = parts.slice(0, maxLotes);
  if (modalidade === 8) return keepSmall(random, parts, dispensaLimit[assunto.ramo === 'obras' ? 'obras' : 'comum']);
  const [first, ...others] = parts;
  return first ? [{ ...first, cents: first.cents * erro }, ...others] : parts;
}

function price(random: Random, [descricao, unidade, preco, quantidade, tipo]: Item, usual: 'M' | 'S', porte: number): Priceless {
  // Items bought once or monthly vary in price; others in quantity.
  const single = quantidade === 1 || unidade === 'Mês';
  const cents = Math.max(1, Math.round(preco * 100 * random.spread(0.12) * (single ? Math.sqrt(porte) : 1)));
  return {
    descricao,
    unidade,
    tipo: tipo ?? usual,
    quantidade: single ? quantidade : rounded(quantidade * porte * random.spread(0.35)),
    cents,
    grupo: null,
    cota: false,
  };
}

/** Splits off a quarter of a large lote for small companies. */
function withCota(part: Priceless): Priceless[] {
  const reserved = Math.floor(part.quantidade / 4);
  if (reserved < 1 || part.quantidade * part.cents <= exclusiveLimit) return [part];
  return [
    { ...part, descricao: `${part.descricao} – cota principal`, quantidade: part.quantidade - reserved },
    { ...part, descricao: `${part.descricao} – cota reservada`, quantidade: reserved, cota: true },
  ];
}

function byRegion(parts: Priceless[]): Priceless[] {
  return ['Norte', 'Sul', 'Leste']
    .slice(0, Math.max(2, Math.floor(maxLotes / parts.length)))
    .flatMap((region, place) =>
      parts.map((part) => ({ ...part, descricao: `${part.descricao} – Região ${region}`, grupo: String(place + 1) })),
    );
}

function keepSmall(random: Random, parts: Priceless[], limit: number): Priceless[] {
  const sum = (some: Priceless[]) => some.reduce((total, { cents, quantidade }) => total + cents * quantidade, 0);
  const wanted = Math.min(limit * 0.98, limit * 0.3 * random.spread(0.7));
  const share = Math.min(1, wanted / sum(parts));
  const kept = parts.map((part) => ({ ...part, quantidade: Math.max(1, Math.floor(part.quantidade * share)) }));
  while (kept.length > 1 && sum(kept) > limit) kept.pop();
  const [only] = kept;
  if (only && sum(kept) > limit) return [{ ...only, quantidade: 1, cents: Math.round(wanted) }];
  return kept;
}

/** Quantities as people write them: two or three figures and zeros. */
function rounded(quantity: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, quantity))) - 1);
  return Math.max(1, Math.round(quantity / step) * step);
}

function situacaoOf({ desfecho, random }: Plan, place: number): SituacaoDoLote {
  if (desfecho === 'deserta') return situacoesDoItem.deserto;
  if (desfecho === 'fracassada') return situacoesDoItem.fracassado;
  if (desfecho === 'revogada' || desfecho === 'anulada') return situacoesDoItem.cancelado;
  if (desfecho !== 'resultado') return situacoesDoItem.emAndamento;
  if (place === 0) return situacoesDoItem.homologado;
  return random.weighted([
    [situacoesDoItem.homologado, 92],
    [situacoesDoItem.fracassado, 4],
    [situacoesDoItem.deserto, 3],
    [situacoesDoItem.cancelado, 1],
  ]);
}

function beneficioOf(random: Random, modalidade: number, cota: boolean, total: number): string {
  if (cota) return beneficios.cota;
  if (![4, 5, 6, 7, 8].includes(modalidade)) return beneficios.naoSeAplica;
  if (total <= exclusiveLimit) return random.chance(0.75) ? beneficios.exclusiva : beneficios.sem;
  return modalidade <= 5 && random.chance(0.2) ? beneficios.subcontratacao : beneficios.sem;
}

/** What the company of the demonstration won: most of the pregões and contests for goods of its trade. Without randomness. */
function isOfAurora({ modalidade, assunto, ordem }: Plan): boolean {
  return [6, 7, 8].includes(modalidade) && (assunto.ramo === 'tecnologia' || (assunto.ramo === 'comercio' && ordem % 8 !== 0));
}
