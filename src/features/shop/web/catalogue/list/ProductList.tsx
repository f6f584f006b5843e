import { Button, Group, NativeSelect, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconLayoutList, IconShoppingBagSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FilterChip, FilterChips } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { Toolbar } from '#kit/web/DataTable/bar/Toolbar.tsx';
import { Segments } from '#kit/web/form/Segments.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Failure } from '#kit/web/page/Failure.tsx';
import surface from '#kit/web/page/surface.module.css';
import type { Search } from '#kit/web/search/search.ts';
import textStyles from '#kit/web/text/text.module.css';
import { sorts } from '../../../listQuery.ts';
import { CartAction } from '../CartAction.tsx';
import { useProductChanges } from '../edit/useProductChanges.ts';
import { useProductKeys } from '../useProductKeys.ts';
import { WishButton } from '../wishlist/WishButton.tsx';
import { Pager } from './Pager.tsx';
import cards from './ProductCard.module.css';
import { ProductCard } from './ProductCard.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';
import classes from './ProductList.module.css';
import type { shopSearch } from './shopSearch.ts';
import { useProducts } from './useProducts.ts';
import { noFilters, type ShopState } from './useShopState.ts';

type ProductListProps = { state: ShopState; chips: readonly FilterChip<Search<typeof shopSearch>>[] };

/** The page of products for the filters in the URL. */
export function ProductList({ state, chips }: ProductListProps) {
  const t = useTexts('catalogue');
  const common = useTexts('common');
  const kit = useTexts('kit');
  const format = useFormat();
  const { query, search, set } = state;
  const answer = useProducts(state);
  const { data } = answer;
  const products = data?.products ?? [];
  const total = data?.total;
  const pages = Math.max(1, Math.ceil((total ?? 0) / query.perPage));
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useProductKeys(root, products, () => field.current?.focus());
  const changes = useProductChanges();
  // The page may no longer exist: an old link, or its last product was removed.
  const isPastEnd = !answer.isPlaceholderData && total !== undefined && total > 0 && query.page > pages;
  useEffect(() => {
    if (isPastEnd) set({ page: pages }, { replace: true });
  }, [isPastEnd, pages, set]);
  return (
    <section ref={root} className={classes.list} aria-label={t('list.label')} tabIndex={-1}>
      <div className={surface.surface}>
        <Toolbar list={{ query, set: ({ q }, options) => set({ q }, options) }} search={field} searchLabel={t('list.search')}>
          <NativeSelect
            aria-label={kit('table.sortBy')}
            value={query.sort}
            onChange={({ currentTarget: { value } }) => set({ sort: sorts.find((one) => one === value) })}
            data={sorts.map((value) => ({ value, label: t(`sortBy.${value}`) }))}
          />
          <Segments
            aria-label={kit('table.view')}
            value={query.view}
            onChange={(view) => set({ view: view === 'list' ? 'list' : 'grid', page: search.page })}
            data={[
              { value: 'grid', label: <ViewIcon words={t('list.grid')} icon={<IconLayoutGrid size={18} />} /> },
              { value: 'list', label: <ViewIcon words={common('word.list')} icon={<IconLayoutList size={18} />} /> },
            ]}
          />
        </Toolbar>
      </div>
      <Group gap="8px 16px">
        <p className={textStyles.dimmed} aria-live="polite">
          {total === undefined ? ' ' : t('list.results', { count: total, figure: format.number(total) })}
        </p>
        <FilterChips chips={chips} set={set} clear={() => set({ ...noFilters, q: undefined })} />
      </Group>
      {answer.isPending ? (
        <ProductGridSkeleton view={query.view} count={query.perPage} />
      ) : data === undefined ? (
        <Failure error={answer.error} retry={() => answer.refetch()} />
      ) : products.length === 0 ? (
        <EmptyState icon={<IconShoppingBagSearch />} title={t('list.empty')} hint={t('list.emptyHint')}>
          <Button variant="light" onClick={() => set({ ...noFilters, q: undefined })}>
            {t('list.showAll')}
          </Button>
        </EmptyState>
      ) : (
        <div className={cards.room} data-stale={answer.isPlaceholderData || undefined}>
          <ul className={cards[query.view]}>
            {products.map((product, index) => (
              <ProductCard
                key={product.id}
                product={product}
                index={index}
                corner={<WishButton {...product} toggle={() => void changes.toggleWish(product)} />}
                action={<CartAction {...product} isCalm add={() => void changes.addToCart(product)} />}
              />
            ))}
          </ul>
        </div>
      )}
      {pages > 1 && (
        <Pager page={query.page} pages={pages} search={search} follow={() => root.current?.scrollIntoView({ block: 'start' })} />
      )}
    </section>
  );
}

function ViewIcon({ words, icon }: { words: string; icon: ReactNode }) {
  return (
    <span className={classes.viewIcon} data-hint={words}>
      {icon}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
