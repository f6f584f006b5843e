import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../locale/i18n.ts';
import classes from './QtyStepper.module.css';

type QtyStepperProps = {
  /** What is counted. */
  label: string;
  qty: number;
  setQty: (qty: number) => void;
  max: number;
  /** Props of the input. */
  field?: InputHTMLAttributes<HTMLInputElement> & { 'data-path'?: string | undefined };
};

/** A quantity field with plus and minus buttons. */
export function QtyStepper({ label, qty, setQty, max, field }: QtyStepperProps) {
  const t = useTexts('kit');
  const [typed, setTyped] = useState<string>();
  // Not really disabled, so that the button keeps the focus at the limit.
  const step = (by: 1 | -1) => {
    const isOver = qty + by < 1 || (by > 0 && qty + by > max);
    return {
      'aria-disabled': isOver || undefined,
      'data-disabled': isOver || undefined,
      onClick: () => !isOver && setQty(qty + by),
    };
  };
  /** Applies the typed number on Enter or blur, not while typing: on the way to 20 there is a 2. */
  const take = () => {
    setTyped(undefined);
    const number = Number.parseInt(typed ?? '', 10);
    const held = Math.min(Math.max(number, 1), Math.max(max, 1));
    if (Number.isFinite(held) && held !== qty) setQty(held);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <span className={classes.stepper} role="group" aria-label={label}>
      <ActionIcon className={classes.button} size={32} color="gray" aria-label={t('qty.less')} {...step(-1)}>
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
      <input
        className={classes.qty}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={label}
        {...field}
        value={typed ?? String(qty)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/\D/g, ''))}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      <ActionIcon className={classes.button} size={32} color="gray" aria-label={t('qty.more')} {...step(1)}>
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
    </span>
  );
}
