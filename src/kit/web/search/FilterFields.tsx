// The parts of a filter form.
import { Button, Fieldset, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Segments } from '#kit/web/form/Segments.tsx';
import { DateField } from '../form/DateField.tsx';
import { useTexts } from '../locale/i18n.ts';
import classes from './FilterFields.module.css';

type FilterFieldsProps = {
  apply: (event: FormEvent<HTMLFormElement>) => void;
  clear: () => void;
  gap?: 'md' | 'lg';
  children: ReactNode;
};

/** The form: its fields, and the buttons that clear them or apply them together, as one history entry. */
export function FilterFields({ apply, clear, gap = 'md', children }: FilterFieldsProps) {
  const t = useTexts('common');
  const kit = useTexts('kit');
  return (
    <form onSubmit={apply} noValidate>
      <Stack gap={gap}>
        {children}
        <Group justify="flex-end" mt="sm">
          <Button variant="default" onClick={clear}>
            {kit('filters.clear')}
          </Button>
          <Button type="submit">{t('filters.apply')}</Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Fields that belong together. */
export function FilterGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Fieldset variant="unstyled" classNames={{ legend: classes.legend }} legend={legend}>
      {children}
    </Fieldset>
  );
}

type DayForm<Name extends string> = {
  values: Record<Name, unknown>;
  getInputProps(name: Name): { error?: ReactNode };
  setFieldValue(name: Name, day: never): void;
};

type DayRangeProps<Name extends string> = { form: DayForm<Name>; from: Name; to: Name };

/** The first and the last day of a period. */
export function DayRange<Name extends string>({ form, from, to }: DayRangeProps<Name>) {
  const t = useTexts('common');
  const field = (name: Name, label: string) => (
    <DateField
      label={label}
      data-path={name}
      value={String(form.values[name])}
      error={form.getInputProps(name).error}
      onChange={(day) => form.setFieldValue(name, day as never)}
    />
  );
  return (
    <Group grow align="start">
      {field(from, t('filters.fromDay'))}
      {field(to, t('filters.toDay'))}
    </Group>
  );
}

/** Any, yes or no. */
export function YesNoChoice(props: { value?: string; onChange?: (value: string) => void; legend: string }) {
  const { legend, ...input } = props;
  const t = useTexts('common');
  return (
    <FilterGroup legend={legend}>
      <Segments
        fullWidth
        data={[
          { value: '', label: t('filters.any') },
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]}
        {...input}
      />
    </FilterGroup>
  );
}
