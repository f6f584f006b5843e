import { Text } from '@mantine/core';
import { Facts } from '#kit/web/detail/Facts.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { FREE_FROM_CENTS, type Prices } from '../prices.ts';
import classes from './Orders.module.css';

/** The parts of a price. @param isOpen whether it is not ordered yet; then the rule of the freight is shown */
export function PriceList({ prices, isOpen }: { prices: Prices; isOpen?: boolean }) {
  const t = useTexts('orders');
  const format = useFormat();
  const { subtotalCents, discountCents, freightCents, totalCents } = prices;
  return (
    <>
      <Facts layout="ends" className={classes.prices}>
        <div>
          <dt>{t('price.subtotal')}</dt>
          <dd>{format.money(subtotalCents / 100)}</dd>
        </div>
        <div>
          <dt>{t('price.discount')}</dt>
          <dd data-saved={discountCents > 0 || undefined}>{format.money(discountCents === 0 ? 0 : -discountCents / 100)}</dd>
        </div>
        <div>
          <dt>{t('price.freight')}</dt>
          <dd data-saved={freightCents === 0 || undefined}>{freightCents === 0 ? t('price.free') : format.money(freightCents / 100)}</dd>
        </div>
        <div data-total>
          <dt>{t('price.total')}</dt>
          <dd>{format.money(totalCents / 100)}</dd>
        </div>
      </Facts>
      {isOpen && (
        <Text size="xs" c="dimmed" mt="sm">
          {t('price.rule', { limit: format.money(FREE_FROM_CENTS / 100) })}
        </Text>
      )}
    </>
  );
}
