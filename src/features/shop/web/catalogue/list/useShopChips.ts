import type { FilterChip } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Search } from '#kit/web/search/search.ts';
import type { shopSearch } from './shopSearch.ts';

type ShopSearch = Search<typeof shopSearch>;

/** The active filters as chips. */
export function useShopChips({
  q,
  category,
  brand,
  priceFrom,
  priceTo,
  rating,
  freeShipping,
  inStock,
  hidden,
}: ShopSearch): FilterChip<ShopSearch>[] {
  const t = useTexts('catalogue');
  const { money } = useFormat();
  const chip = (isOn: unknown, key: string, label: () => string, without: ShopSearch): FilterChip<ShopSearch>[] =>
    isOn ? [{ key, label: label(), without }] : [];
  const priceWords = () => {
    if (priceFrom === undefined) return t('chip.priceTo', { price: money(priceTo ?? 0) });
    if (priceTo === undefined) return t('chip.priceFrom', { price: money(priceFrom) });
    return t('chip.price', { from: money(priceFrom), to: money(priceTo) });
  };
  return [
    ...chip(q, 'q', () => t('chip.search', { q }), { q: undefined }),
    ...(category ?? []).map((one) => ({
      key: `category-${one}`,
      label: t(`category.${one}`),
      without: { category: others(category, one) },
    })),
    ...(brand ?? []).map((one) => ({ key: `brand-${one}`, label: one, without: { brand: others(brand, one) } })),
    ...chip(priceFrom !== undefined || priceTo !== undefined, 'price', priceWords, { priceFrom: undefined, priceTo: undefined }),
    ...chip(rating, 'rating', () => t('filters.ratingFrom', { count: rating ?? 0 }), { rating: undefined }),
    ...chip(freeShipping, 'freeShipping', () => t('filters.freeShipping'), { freeShipping: undefined }),
    ...chip(inStock, 'inStock', () => t('filters.inStock'), { inStock: undefined }),
    ...chip(hidden, 'hidden', () => t('filters.hidden'), { hidden: undefined }),
  ];
}

/** All but one; undefined if it was the only one. */
function others<Value>(values: readonly Value[] | undefined, one: Value): Value[] | undefined {
  const rest = values?.filter((value) => value !== one) ?? [];
  return rest.length > 0 ? rest : undefined;
}
