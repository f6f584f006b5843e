import { Badge, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconHeart, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { type CartItem, faultInCart, MAX_QTY } from '#features/shop/contract.ts';
import { QtyStepper } from '#kit/web/form/QtyStepper.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import textStyles from '#kit/web/text/text.module.css';
import { discountOf, toCents } from '../../prices.ts';
import classes from './Checkout.module.css';
import { pathOf, useFaultWords } from './cartFaults.ts';
import type { useCartChanges } from './useCartChanges.ts';

/** A product in the cart with quantity, arrival, price and buttons. */
export function CartRow({ item, changes }: { item: CartItem; changes: ReturnType<typeof useCartChanges> }) {
  const t = useTexts('orders');
  const format = useFormat();
  const row = useRef<HTMLLIElement>(null);
  const { name, slug, brand, image, price, qty, offers, discountPercentage, shippingDate, hasFreeShipping } = item;
  const fault = faultInCart(item);
  const cents = { priceCents: toCents(price), qty, discountPercentage };
  const full = cents.priceCents * qty;
  const faultWords = useFaultWords()(item);
  const faultId = useId();
  const isSelling = fault === undefined || fault === 'few';
  const describedBy = { 'aria-describedby': fault && faultId };
  const leaving = (leave: (item: CartItem) => Promise<unknown>) => () => {
    const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    // The focused button is removed.
    (neighbour?.querySelector<HTMLElement>('a') ?? document.querySelector<HTMLElement>('main'))?.focus();
    void leave(item);
  };
  return (
    <li ref={row} className={classes.row}>
      <img className={classes.picture} src={atPrefix(image)} alt="" width="96" height="96" />
      <Stack gap={4} miw={0}>
        <Link to="/apps/ecommerce/product-detail/$slug" params={{ slug }}>
          <strong>{name}</strong>
        </Link>
        <span className={textStyles.minor}>
          {t('items.by', { brand })}
          {item.color && ` · ${t(`color.${item.color}`)}`}
        </span>
        <Text span size="sm">
          {t('cart.arrives', { day: format.dayMonth(shippingDate) })}
        </Text>
        <Group component="span" gap="4px 8px">
          <Badge variant="light" color="success">
            {t('cart.off', { percent: format.percent(discountPercentage / 100) })}
          </Badge>
          <span className={textStyles.minor}>{t('cart.offers', { count: offers })}</span>
          {hasFreeShipping && (
            <Badge variant="outline" color="gray">
              {t('cart.freeShipping')}
            </Badge>
          )}
        </Group>
        {fault && (
          <Text span id={faultId} c="var(--mantine-color-error)" size="sm" fw={550}>
            {faultWords}
          </Text>
        )}
        <Group component="span" gap="4px 8px" ms={-8}>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={leaving(changes.remove)}
            {...(!isSelling && { ...describedBy, 'data-path': pathOf(item) })}
          >
            {t('cart.remove')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconHeart size={16} aria-hidden />}
            onClick={leaving(changes.moveToWishes)}
          >
            {t('cart.toWishes')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </Group>
      </Stack>
      <div className={classes.sum}>
        <QtyStepper
          label={t('cart.qtyOf', { name })}
          qty={qty}
          setQty={(wanted) => void changes.changeQty(item, wanted)}
          max={Math.min(MAX_QTY, item.stock ?? MAX_QTY)}
          field={{ ...describedBy, 'aria-invalid': fault === 'few' || undefined, 'data-path': isSelling ? pathOf(item) : undefined }}
        />
        <Stack component="span" gap={0} align="flex-end">
          <strong>{format.money((full - discountOf(cents)) / 100)}</strong>
          <s className={textStyles.minor}>
            <VisuallyHidden>{t('cart.before')}</VisuallyHidden>
            {format.money(full / 100)}
          </s>
          {qty > 1 && <span className={textStyles.minor}>{t('cart.each', { price: format.money(price) })}</span>}
        </Stack>
      </div>
    </li>
  );
}
