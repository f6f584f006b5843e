import { TextInput, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useFormat, useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { limits } from '../../../entities.ts';
import { cellKeys, type Next } from './cellKeys.ts';
import classes from './Itens.module.css';
import { readAmount, typedAmount } from './readAmount.ts';

export const amountKinds = ['quantidade', 'custo', 'margem', 'preco'] as const;
export type AmountKind = (typeof amountKinds)[number];

const looks = {
  quantidade: { prefix: '', suffix: '', decimals: 4, min: 0, max: limits.amount },
  custo: { prefix: 'R$', suffix: '', decimals: 4, min: 0, max: limits.amount },
  margem: { prefix: '', suffix: '%', decimals: 2, min: -10_000, max: 99.99 },
  preco: { prefix: 'R$', suffix: '', decimals: 4, min: 0, max: limits.amount },
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
  const [draft, setDraft] = useState(() => typedAmount(value, marks));
  const [fault, setFault] = useState<string>();
  useEffect(() => input.current?.select(), []);
  const finish = (next: Next) => {
    if (isOver.current) return;
    const after = readAmount(draft, marks, decimals);
    if (after === 'noNumber') return setFault(t('item.noNumber', { example: format.number(12.5) }));
    if (after === 'tooFine') return setFault(t('item.tooFine', { count: decimals, figure: format.number(decimals) }));
    if (after === null ? kind === 'quantidade' : !(after >= min && after <= max))
      return setFault(t('item.between', { min: format.number(min), max: format.number(max) }));
    isOver.current = true;
    end(after === value ? undefined : after, next);
  };
  const cancel = () => {
    isOver.current = true;
    end(undefined, 'same');
  };
  return (
    <TextInput
      ref={input}
      size="xs"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      error={fault}
      leftSection={prefix || undefined}
      rightSection={suffix || undefined}
      className={classes.field}
      // As wide as what is typed, so that no decimal is cut off.
      styles={{ input: { textAlign: 'end', minWidth: `calc(${draft.length}ch + ${prefix || suffix ? 48 : 24}px)` } }}
      value={draft}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value);
        setFault(undefined);
      }}
      onKeyDown={cellKeys(finish, cancel)}
      onBlur={() => finish('elsewhere')}
    />
  );
}
