import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { QtyStepper } from '#kit/web/form/QtyStepper.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
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
      <img className={classes.picture} src={image} alt="" width="64" height="64" />
      <div className={classes.words}>
        <Link className={classes.name} to="/apps/ecommerce/product-detail/$slug" params={{ slug }} onClick={close}>
          {name}
        </Link>
        <span className={classes.brand}>{t('cart.by', { brand })}</span>
        {fault && <span className={classes.short}>{fault === 'few' ? t('cart.left', { count: stock }) : t(`cart.${fault}`)}</span>}
      </div>
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
      <div className={classes.sum}>
        <QtyStepper label={t('cart.qtyOf', { name })} qty={qty} setQty={setQty} max={Math.min(MAX_QTY, item.stock ?? MAX_QTY)} />
        <span className={classes.prices}>
          {qty > 1 && <span className={classes.each}>{t('cart.each', { price: format.money(price) })}</span>}
          <span className={classes.price} data-short={fault !== undefined || undefined}>
            {format.money(price * qty)}
          </span>
        </span>
      </div>
    </li>
  );
}
