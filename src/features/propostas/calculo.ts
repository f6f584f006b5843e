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

/** Rounded half up to cents. */
export function toCents(value: number): number {
  return rounded(value, 100);
}

/** Rounded half up to the four decimals that quantities and amounts per unit may have. */
function toUnit(value: number): number {
  return rounded(value, 10_000);
}

/** Fifteen digits are exact: those beyond are errors of binary fractions, as in 1.005 × 100. */
function rounded(value: number, parts: number): number {
  return Math.round(Number((value * parts).toPrecision(15))) / parts;
}

/**
 * An item after a change: a margin decides the price, a price the margin, and a cost the price while there is a margin.
 * A sent field wins over a derived one. Amounts have four decimals, the margin two.
 */
export function priced<Item extends ItemAmounts>(item: Item, sent: PriceChange): Item {
  const change = Object.fromEntries(
    Object.entries(sent).map(([field, value]) => [
      field,
      typeof value === 'number' && field in roundedTo ? roundedTo[field as keyof PriceChange](value) : value,
    ]),
  ) as PriceChange;
  const next = { ...item, ...change };
  const { custo } = next;
  if (custo === null || custo === 0) return change.preco !== undefined && change.margem === undefined ? { ...next, margem: null } : next;
  const hasNewPrice = change.preco !== undefined;
  const hasNewMargin = change.margem !== undefined;
  if (hasNewPrice && hasNewMargin) return next;
  if (hasNewPrice) return { ...next, margem: marginOf(custo, next.preco) };
  if (hasNewMargin || change.custo !== undefined) {
    if (next.margem !== null) return { ...next, preco: toUnit(priceFor(custo, next.margem)) };
    return hasNewMargin ? next : { ...next, margem: marginOf(custo, next.preco) };
  }
  return next;
}

function priceFor(custo: number, margem: number): number {
  return custo / (1 - margem / 100);
}

/** The price that a margin gives before it is rounded, or else the price. */
function unroundedPrice({ custo, margem, preco }: ItemAmounts): number | null {
  if (custo === null || margem === null) return preco;
  const unrounded = priceFor(custo, margem);
  return toUnit(unrounded) === preco ? unrounded : preco;
}

const roundedTo = { quantidade: toUnit, custo: toUnit, margem: toCents, preco: toUnit } as const;

/** The margin in per cent of the price, with two decimals. */
function marginOf(custo: number, preco: number | null): number | null {
  return preco === null || preco === 0 ? null : toCents(((preco - custo) / preco) * 100);
}

/** An item's amount for its quantity, in cents like on an invoice; null without a price per unit. */
export function lineTotal(quantidade: number, perUnit: number | null): number | null {
  return perUnit === null ? null : toCents(quantidade * perUnit);
}

/** Whether there is a price: nobody offers a thing for nothing. */
export function isPriced<Item extends { preco: number | null }>(item: Item): item is Item & { preco: number } {
  return item.preco !== null && item.preco > 0;
}

/** How far a price is below the estimate, in per cent, not rounded; null without a price. */
export function discountOf(preco: number | null, estimado: number | null): number | null {
  return !preco || !estimado ? null : ((estimado - preco) / estimado) * 100;
}

/** The sums over an offer's items. */
export function totalsOf(items: readonly ItemAmounts[]): Totals {
  const sum = (some: readonly ItemAmounts[], field: 'custo' | 'preco' | 'estimado') =>
    toCents(some.reduce((total, item) => total + (lineTotal(item.quantidade, item[field]) ?? 0), 0));
  const priced = items.filter(isPriced);
  const calculated = priced.filter(({ custo }) => custo !== null);
  const comparable = priced.filter(({ estimado }) => estimado !== null);
  const lucro = calculated.length > 0 ? toCents(sum(calculated, 'preco') - sum(calculated, 'custo')) : null;
  // Percentages are of what was not rounded: 20 % of each item is 20 % of all.
  const exact = (some: readonly ItemAmounts[], perUnit: (item: ItemAmounts) => number | null) =>
    some.reduce((total, item) => total + item.quantidade * (perUnit(item) ?? 0), 0);
  return {
    custo: sum(items, 'custo'),
    preco: sum(items, 'preco'),
    estimado: sum(items, 'estimado'),
    lucro,
    margem: marginOf(
      exact(calculated, ({ custo }) => custo),
      exact(calculated, unroundedPrice),
    ),
    desconto: discountOf(
      exact(comparable, ({ preco }) => preco),
      exact(comparable, ({ estimado }) => estimado),
    ),
    semPreco: items.length - priced.length,
  };
}
