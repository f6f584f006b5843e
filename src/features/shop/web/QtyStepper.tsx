import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { MAX_QTY } from '../contract.ts';
import classes from './QtyStepper.module.css';

type QtyStepperProps = {
  name: string;
  qty: number;
  setQty: (qty: number) => void;
  /** How many there are, where that is known. */
  stock?: number | undefined;
};

/** How many of a product, one more or less at a click. */
export function QtyStepper({ name, qty, setQty, stock = MAX_QTY }: QtyStepperProps) {
  const t = useTexts('shop');
  const format = useFormat();
  // At its end a button still holds the focus, so it is not disabled in earnest.
  const step = (by: 1 | -1) => {
    const isOver = qty + by < 1 || (by > 0 && qty + by > Math.min(MAX_QTY, stock));
    return {
      'aria-disabled': isOver || undefined,
      'data-disabled': isOver || undefined,
      onClick: () => !isOver && setQty(qty + by),
    };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <span className={classes.stepper} role="group" aria-label={t('cart.qtyOf', { name })}>
      <ActionIcon className={classes.button} size={32} color="gray" aria-label={t('cart.less')} {...step(-1)}>
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
      <span className={classes.qty} aria-live="polite">
        {format.number(qty)}
      </span>
      <ActionIcon className={classes.button} size={32} color="gray" aria-label={t('cart.more')} {...step(1)}>
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
    </span>
  );
}
