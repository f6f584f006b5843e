import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { QtyStepper } from '#kit/web/form/QtyStepper.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import textStyles from '#kit/web/text/text.module.css';
import { type CartItem, faultInCart, MAX_QTY } from '../contract.ts';
import classes from './CartPanel.module.css';

type CartLineProps = {
  item: CartItem;
  setQty: (qty: number) => void;
  remove: (line: HTMLElement | null) => void;
  /** Called when the user opens the product. */
  close: () => void;
};

/** A product in the cart with quantity, price and remove button. */
export function CartLine({ item, setQty, remove, close }: CartLineProps) {
  const t = useTexts('shop');
  const format = useFormat();
  const line = useRef<HTMLLIElement>(null);
  const { name, slug, brand, image, price, qty, stock = 0 } = item;
  const fault = faultInCart(item);
  return (
    <li ref={line} className={classes.line}>
      <img className={classes.picture} src={atPrefix(image)} alt="" width="64" height="64" />
      <Stack gap={4} miw={0}>
        <Link className={`${textStyles.lines} ${classes.name}`} to="/apps/ecommerce/product-detail/$slug" params={{ slug }} onClick={close}>
          {name}
        </Link>
        <span className={textStyles.minor}>{t('cart.by', { brand })}</span>
        {fault && (
          <Text c="var(--mantine-color-error)" size="xs" fw={550}>
            {fault === 'few' ? t('cart.left', { count: stock }) : t(`cart.${fault}`)}
          </Text>
        )}
      </Stack>
      <ActionIcon
        className={classes.remove}
        size={32}
        color="gray"
        data-remove
        aria-label={t('cart.remove', { name })}
        onClick={() => remove(line.current)}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
      <Group className={classes.sum} gap="xs" justify="space-between" mt="xs">
        <QtyStepper label={t('cart.qtyOf', { name })} qty={qty} setQty={setQty} max={Math.min(MAX_QTY, item.stock ?? MAX_QTY)} />
        <span className={classes.prices}>
          {qty > 1 && <span className={textStyles.minor}>{t('cart.each', { price: format.money(price) })}</span>}
          <span className={classes.price} data-short={fault !== undefined || undefined}>
            {format.money(price * qty)}
          </span>
        </span>
      </Group>
    </li>
  );
}
