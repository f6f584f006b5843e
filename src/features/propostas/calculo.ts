// The arithmetic of an offer, the same for both sides.

/** Amounts of an item, per unit; the margin is per cent of the price. */
export type ItemAmounts = {
  quantidade: number;
  estimado: number | null;
  custo: number | null;
  margem: number | null;
  preco: number | null;
};
export type PriceChange = Partial<Pick<ItemAmounts, 'quantidade' | 'custo' | 'margem' | 'preco'>>;

export type Totals = {
  custo: number;
  preco: number;
  /** Of all items with an estimate. */
  estimado: number;
  /** Price minus cost of the items that have both; null if none has. */
  lucro: number | null;
  /** Per cent of the price. */
  margem: number | null;
  /** Per cent below the estimate, of the items that have price and estimate. */
  desconto: number | null;
  semPreco: number;
};

/** Rounded to cents. */
export function toCents(value: number): number {
  return Math.round((value + Number.EPSILON) * 100) / 100;
}

/**
 * An item after a change: a margin decides the price, a price the margin, and a cost the price while there is a margin.
 * A sent field wins over a derived one.
 */
export function priced<Item extends ItemAmounts>(item: Item, change: PriceChange): Item {
  const next = { ...item, ...change };
  const { custo } = next;
  if (custo === null || custo === 0) return change.preco !== undefined && change.margem === undefined ? { ...next, margem: null } : next;
  const hasNewPrice = change.preco !== undefined;
  const hasNewMargin = change.margem !== undefined;
  if (hasNewPrice && hasNewMargin) return next;
  if (hasNewPrice) return { ...next, margem: marginOf(custo, next.preco) };
  if (hasNewMargin || change.custo !== undefined) {
    if (next.margem !== null) return { ...next, preco: toCents(custo / (1 - next.margem / 100)) };
    return hasNewMargin ? next : { ...next, margem: marginOf(custo, next.preco) };
  }
  return next;
}

/** The margin in per cent of the price, with two decimals. */
function marginOf(custo: number, preco: number | null): number | null {
  return preco === null || preco === 0 ? null : toCents(((preco - custo) / preco) * 100);
}

/** An item's amount for its quantity, in cents like on an invoice; null without a price per unit. */
export function lineTotal(quantidade: number, perUnit: number | null): number | null {
  return perUnit === null ? null : toCents(quantidade * perUnit);
}

/** How far a price is below the estimate, in per cent. */
export function discountOf(preco: number | null, estimado: number | null): number | null {
  return preco === null || estimado === null || estimado === 0 ? null : ((estimado - preco) / estimado) * 100;
}

/** The sums over an offer's items. */
export function totalsOf(items: readonly ItemAmounts[]): Totals {
  const sum = (some: readonly ItemAmounts[], field: 'custo' | 'preco' | 'estimado') =>
    toCents(some.reduce((total, item) => total + (lineTotal(item.quantidade, item[field]) ?? 0), 0));
  const calculated = items.filter(({ custo, preco }) => custo !== null && preco !== null);
  const comparable = items.filter(({ estimado, preco }) => estimado !== null && preco !== null);
  const revenue = sum(calculated, 'preco');
  const lucro = calculated.length > 0 ? toCents(revenue - sum(calculated, 'custo')) : null;
  return {
    custo: sum(items, 'custo'),
    preco: sum(items, 'preco'),
    estimado: sum(items, 'estimado'),
    lucro,
    margem: lucro === null || revenue === 0 ? null : (lucro / revenue) * 100,
    desconto: comparable.length > 0 ? discountOf(sum(comparable, 'preco'), sum(comparable, 'estimado')) : null,
    semPreco: items.filter(({ preco }) => preco === null).length,
  };
}
