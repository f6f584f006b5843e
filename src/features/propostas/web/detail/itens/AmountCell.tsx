import { NumberInput, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useFormat, useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { limits } from '../../../entities.ts';
import { cellKeys, type Next } from './cellKeys.ts';
import classes from './Itens.module.css';

export const amountKinds = ['quantidade', 'custo', 'margem', 'preco'] as const;
export type AmountKind = (typeof amountKinds)[number];

const looks = {
  quantidade: { prefix: '', suffix: '', decimals: 4, min: 0, max: limits.amount },
  custo: { prefix: 'R$ ', suffix: '', decimals: 4, min: 0, max: limits.amount },
  margem: { prefix: '', suffix: ' %', decimals: 2, min: -10_000, max: 99.99 },
  preco: { prefix: 'R$ ', suffix: '', decimals: 4, min: 0, max: limits.amount },
} as const;

type AmountCellProps = {
  kind: AmountKind;
  label: string;
  value: number | null;
  mayEdit: boolean;
  isEditing: boolean;
  edit: () => void;
  /** Undefined: nothing changed. */
  end: (value: number | null | undefined, next: Next) => void;
};

/** An amount that becomes a field when it is pressed. */
export function AmountCell({ kind, label, value, mayEdit, isEditing, edit, end }: AmountCellProps) {
  const t = useTexts('propostas');
  const format = useFormat();
  const words =
    value === null
      ? '—'
      : kind === 'margem'
        ? format.finePercent(value / 100)
        : kind === 'quantidade'
          ? format.number(value)
          : format.unitMoney(value);
  if (!mayEdit) return words;
  if (isEditing) return <AmountField kind={kind} label={label} value={value} end={end} />;
  return (
    <UnstyledButton
      className={classes.amount}
      data-cell={kind}
      data-empty={value === null || undefined}
      aria-label={t('item.edit', { label, value: value === null ? t('item.empty') : words })}
      onClick={edit}
    >
      {words}
    </UnstyledButton>
  );
}

function AmountField({ kind, label, value, end }: Pick<AmountCellProps, 'kind' | 'label' | 'value' | 'end'>) {
  const t = useTexts('propostas');
  const format = useFormat();
  const marks = useNumberMarks();
  const { prefix, suffix, decimals, min, max } = looks[kind];
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const [draft, setDraft] = useState<number | string>(value ?? '');
  const [fault, setFault] = useState<string>();
  useEffect(() => input.current?.select(), []);
  const written = typeof draft === 'number' ? format.number(draft) : draft;
  const finish = (next: Next) => {
    if (isOver.current) return;
    const after = draft === '' || draft === '-' ? null : Number(draft);
    const isWrong = after === null ? kind === 'quantidade' : !(after >= min && after <= max);
    setFault(isWrong ? t('item.between', { min: format.number(min), max: format.number(max) }) : undefined);
    if (isWrong) return;
    isOver.current = true;
    end(after === value ? undefined : after, next);
  };
  const cancel = () => {
    isOver.current = true;
    end(undefined, 'same');
  };
  return (
    <NumberInput
      {...marks}
      ref={input}
      size="xs"
      aria-label={label}
      error={fault}
      prefix={prefix}
      suffix={suffix}
      decimalScale={decimals}
      allowNegative={min < 0}
      hideControls
      // As wide as what is typed, so that no decimal is cut off.
      styles={{ input: { textAlign: 'end', minWidth: `calc(${prefix.length + suffix.length + written.length}ch + 24px)` } }}
      value={draft}
      onChange={setDraft}
      onKeyDown={cellKeys(finish, cancel)}
      onBlur={() => finish('elsewhere')}
    />
  );
}
