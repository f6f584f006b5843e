import { Group, NumberInput } from '@mantine/core';
import { useNumberMarks } from '../locale/format.ts';
import { useTexts } from '../locale/i18n.ts';

type AmountForm = { getInputProps(name: 'valorMin' | 'valorMax'): object };

type AmountRangeProps = {
  form: AmountForm;
  /** Full names of both fields, which show only *from* and *to*. */
  from: string;
  to: string;
};

const reais = { prefix: 'R$ ', allowNegative: false, clampBehavior: 'none', hideControls: true } as const;

/** The least and the most of an amount in reais. */
export function AmountRange({ form, from, to }: AmountRangeProps) {
  const t = useTexts('common');
  const marks = useNumberMarks();
  return (
    <Group grow align="start">
      <NumberInput aria-label={from} placeholder={t('filters.from')} {...reais} {...marks} {...form.getInputProps('valorMin')} />
      <NumberInput aria-label={to} placeholder={t('filters.to')} {...reais} {...marks} {...form.getInputProps('valorMax')} />
    </Group>
  );
}
