import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';

/** Breadcrumb from a product to the shop. */
export function useShopTrail(): ReactElement[] {
  const t = useTexts('catalogue');
  return [
    <Link key="shop" to="/apps/ecommerce/shop">
      {t('title')}
    </Link>,
  ];
}
