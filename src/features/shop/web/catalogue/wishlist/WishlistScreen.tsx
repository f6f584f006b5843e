import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconShoppingCartPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { neighbourOf } from '#kit/web/device/focusNeighbour.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { ListedProduct } from '../../../entities.ts';
import { CartAction } from '../CartAction.tsx';
import { calls } from '../calls.ts';
import { useProductChanges } from '../edit/useProductChanges.ts';
import classes from '../list/ProductCard.module.css';
import { ProductCard } from '../list/ProductCard.tsx';
import { ProductGridSkeleton } from '../list/ProductGridSkeleton.tsx';
import { useShopTrail } from '../list/useShopTrail.tsx';
import { useProductKeys } from '../useProductKeys.ts';
import { EmptyWishlistDrawing } from './EmptyWishlistDrawing.tsx';

/** The user's wishlist. */
export function WishlistScreen() {
  const t = useTexts('catalogue');
  const format = useFormat();
  const query = useQuery(calls.listWishes.query());
  // A removed product disappears at once, and returns on failure or undo.
  const products = query.data?.products.filter(({ isInWishlist }) => isInWishlist) ?? [];
  const count = products.length;
  return (
    <Page
      title={t('wishes.title')}
      trail={useShopTrail()}
      aside={
        query.data ? (
          <span className={textStyles.dimmed}>{t('list.results', { count, figure: format.number(count) })}</span>
        ) : (
          <Skeleton width={80} height={16} />
        )
      }
    >
      <Loaded query={query} skeleton={<ProductGridSkeleton view="grid" count={3} />}>
        {() => (products.length > 0 ? <Wishes products={products} /> : <NoWishes />)}
      </Loaded>
    </Page>
  );
}

function Wishes({ products }: { products: readonly ListedProduct[] }) {
  const t = useTexts('catalogue');
  const common = useTexts('common');
  const changes = useProductChanges();
  const root = useRef<HTMLDivElement>(null);
  useProductKeys(root, products);
  /** If the focused card disappears, its neighbour gets the focus. */
  const stepAside = () => {
    const card = document.activeElement?.closest('[data-product]');
    if (card) neighbourOf(card, 'a[href]')?.focus();
  };
  return (
    <div ref={root} className={classes.room} tabIndex={-1} data-home>
      <ul className={classes.grid} aria-label={t('wishes.title')}>
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            index={index}
            corner={null}
            action={
              <Group gap="xs" grow preventGrowOverflow={false}>
                {product.isInCart || product.stock === 0 ? (
                  <CartAction {...product} isCalm add={() => {}} />
                ) : (
                  <Button
                    variant="light"
                    aria-label={`${t('cart.move')}: ${product.name}`}
                    leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
                    onClick={() => {
                      stepAside();
                      void changes.moveToCart(product);
                    }}
                  >
                    {t('cart.move')}
                  </Button>
                )}
                <Button
                  variant="default"
                  aria-label={`${common('word.remove')}: ${product.name}`}
                  leftSection={<IconX size={18} aria-hidden />}
                  onClick={() => {
                    stepAside();
                    void changes.toggleWish(product);
                  }}
                >
                  {common('word.remove')}
                </Button>
              </Group>
            }
          />
        ))}
      </ul>
    </div>
  );
}

function NoWishes() {
  const t = useTexts('catalogue');
  return (
    <Stack align="center" gap="md" pt={48} ta="center">
      <EmptyWishlistDrawing />
      <div>
        <Text fz="lg" fw={600}>
          {t('wishes.empty')}
        </Text>
        <p className={textStyles.dimmed}>{t('wishes.emptyHint')}</p>
      </div>
      <Button renderRoot={(props) => <Link to="/apps/ecommerce/shop" {...props} />}>{t('wishes.toShop')}</Button>
    </Stack>
  );
}
