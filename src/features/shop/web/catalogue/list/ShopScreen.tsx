import { Button } from '@mantine/core';
import { IconHeart, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Page } from '#kit/web/page/Page.tsx';
import { SideLayout } from '#kit/web/side/SideLayout.tsx';
import { ProductList } from './ProductList.tsx';
import { ShopSide } from './ShopSide.tsx';
import { useShopChips } from './useShopChips.ts';
import { useShopState } from './useShopState.ts';

/** The products of the shop with search, filters and order. */
export function ShopScreen() {
  const t = useTexts('catalogue');
  const common = useTexts('common');
  const state = useShopState();
  const chips = useShopChips(state.search);
  const administers = useMay(needs.administers);
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconHeart size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/apps/ecommerce/wishlist" {...props} />}
          >
            {t('wishes.title')}
          </Button>
          {administers && (
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              renderRoot={(props) => <Link to="/apps/ecommerce/product-edit/$id" params={{ id: 'new' }} {...props} />}
            >
              {t('list.add')}
            </Button>
          )}
        </>
      }
    >
      <SideLayout
        label={common('filters.button')}
        current={chips.length > 0 ? t('filters.open', { count: chips.length }) : t('filters.openNone')}
        side={<ShopSide state={state} />}
        action={null}
      >
        <ProductList state={state} chips={chips} />
      </SideLayout>
    </Page>
  );
}
