import { Checkbox, Radio, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import { SideEntry, SideGroup } from '#kit/web/side/SideEntry.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { categories } from '../../../listQuery.ts';
import { Stars } from '../Stars.tsx';
import { categoryIcons } from './categoryIcons.ts';
import { PriceFilter } from './PriceFilter.tsx';
import classes from './ShopSide.module.css';
import { useProducts } from './useProducts.ts';
import type { ShopState } from './useShopState.ts';

const leastRatings = [5, 4, 3, 2] as const;

/** The filters of the shop. */
export function ShopSide({ state }: { state: ShopState }) {
  const t = useTexts('catalogue');
  const common = useTexts('common');
  const format = useFormat();
  const administers = useMay(needs.administers);
  const { query, search, set } = state;
  const facets = useProducts(state).data?.facets;
  const ratingName = useId();
  const within = { ...search, page: undefined };
  const chosen = query.category ?? [];
  const brands = query.brand ?? [];
  const toggleBrand = (brand: string, isOn: boolean) => {
    const next = isOn ? [...brands, brand] : brands.filter((one) => one !== brand);
    set({ brand: next.length > 0 ? next : undefined });
  };
  const counted = (count: number) => t('filters.counted', { count, figure: format.number(count) });
  const figures = (count = 0) => ({ count: format.number(count), counted: counted(count) });
  const total = facets?.categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <SideGroup label={common('word.categories')}>
        <SideEntry
          icon={<IconLayoutGrid size={20} />}
          label={t('filters.all')}
          count={total}
          counted={counted(total ?? 0)}
          renderRoot={(props) => (
            <Link {...entry(chosen.length === 0)} to="/apps/ecommerce/shop" search={{ ...within, category: undefined }} {...props} />
          )}
        />
        {categories.map((category) => {
          const Icon = categoryIcons[category];
          const count = facets?.categories.find(({ value }) => value === category)?.count ?? 0;
          return (
            <SideEntry
              key={category}
              icon={<Icon size={20} />}
              label={t(`category.${category}`)}
              count={count}
              counted={counted(count)}
              renderRoot={(props) => (
                <Link
                  {...entry(chosen.includes(category))}
                  to="/apps/ecommerce/shop"
                  search={{ ...within, category: [category] }}
                  {...props}
                />
              )}
            />
          );
        })}
      </SideGroup>
      {facets ? (
        <PriceFilter
          from={query.priceFrom}
          to={query.priceTo}
          least={Math.floor(facets.price.least)}
          most={Math.ceil(facets.price.most)}
          set={({ from, to }, options) => set({ priceFrom: from, priceTo: to }, options)}
        />
      ) : (
        <Skeleton height={108} />
      )}
      <Group label={t('filters.offer')}>
        <FilterCheckbox
          label={t('filters.freeShipping')}
          isOn={query.freeShipping}
          {...figures(facets?.freeShipping)}
          set={(isOn) => set({ freeShipping: isOn || undefined })}
        />
        <FilterCheckbox
          label={t('filters.inStock')}
          isOn={query.inStock}
          {...figures(facets?.inStock)}
          set={(isOn) => set({ inStock: isOn || undefined })}
        />
        {administers && (
          <FilterCheckbox label={t('filters.hidden')} isOn={query.hidden} set={(isOn) => set({ hidden: isOn || undefined })} />
        )}
      </Group>
      <Group label={t('filters.rating')}>
        <Radio
          size="sm"
          classNames={choice}
          name={ratingName}
          label={t('filters.anyRating')}
          checked={query.rating === undefined}
          onChange={() => set({ rating: undefined })}
        />
        {leastRatings.map((rating) => (
          <Radio
            key={rating}
            size="sm"
            classNames={choice}
            name={ratingName}
            checked={query.rating === rating}
            onChange={() => set({ rating })}
            label={
              <Choice {...figures(facets?.ratings.find(({ value }) => value === rating)?.count)}>
                <span className={classes.stars} aria-hidden>
                  <Stars rating={rating} size={14} /> {rating < 5 && t('filters.orMore')}
                </span>
                <VisuallyHidden>{t('filters.ratingFrom', { count: rating })}</VisuallyHidden>
              </Choice>
            }
          />
        ))}
      </Group>
      <Group label={t('filters.brands')}>
        {facets?.brands.map(({ value: brand, count }) => (
          <FilterCheckbox
            key={brand}
            label={brand}
            isOn={brands.includes(brand)}
            set={(isOn) => toggleBrand(brand, isOn)}
            {...figures(count)}
          />
        ))}
      </Group>
    </>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={`${textStyles.minor} ${classes.heading}`}>{label}</legend>
      <Stack gap={0} px="sm">
        {children}
      </Stack>
    </fieldset>
  );
}

const choice = { body: classes.choiceBody };

type Figures = { count?: string; counted?: string };

/** A filter value with its number of products. */
function Choice({ count, counted, children }: Figures & { children: ReactNode }) {
  return (
    <span className={classes.choiceLine}>
      <span>{children}</span>
      {count && (
        <>
          <span className={textStyles.minor} aria-hidden>
            {count}
          </span>
          <VisuallyHidden>, {counted}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

type FilterCheckboxProps = Figures & { label: string; isOn: boolean; set: (isOn: boolean) => void };

function FilterCheckbox({ label, isOn, set, ...figures }: FilterCheckboxProps) {
  return (
    <Checkbox
      size="sm"
      classNames={choice}
      checked={isOn}
      onChange={(event) => set(event.currentTarget.checked)}
      label={<Choice {...figures}>{label}</Choice>}
    />
  );
}

/** The router does not know that the category is only one of the search parameters. */
function entry(isChosen: boolean) {
  return {
    resetScroll: false,
    activeOptions: exactSearch,
    activeProps: {},
    'aria-current': isChosen ? ('page' as const) : undefined,
  };
}
