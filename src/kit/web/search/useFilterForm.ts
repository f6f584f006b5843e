// The form of a list's filters: all are applied together as one history entry, and invalid ones are reported.
import { useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import type { TSchema } from '#kit/schema.ts';
import { isDay } from '../form/dateText.ts';
import { focusFirst } from '../form/faults.ts';
import { useFormat } from '../locale/format.ts';
import { useTexts } from '../locale/i18n.ts';
import type { FilterMapping, FilterParams, FilterValues } from './filterParams.ts';

type Filtered<Filters extends Record<string, TSchema>> = {
  search: FilterParams<Filters>;
  set(change: FilterParams<Filters>): void;
};

/** Validation rules per field, with access to the other fields. */
type Rules<Values> = { [Name in keyof Values]?: (value: Values[Name], values: Values) => string | null };

type Validation<Filters extends Record<string, TSchema>> = {
  /** The first and last day of each period: the last must not be earlier. */
  periods?: readonly (readonly [from: keyof Filters, to: keyof Filters])[];
  rules?: Rules<FilterValues<Filters>>;
};

/** @param close called once the filters are applied or cleared */
export function useFilterForm<Filters extends Record<string, TSchema>>(
  { noFilters, toValues, toSearch, refusedBy }: FilterMapping<Filters>,
  list: Filtered<Filters>,
  close: () => void,
  { periods = [], rules }: Validation<Filters> = {},
) {
  const t = useTexts('kit');
  const common = useTexts('common');
  const format = useFormat();
  const isInOrder = (from: unknown, to: unknown) => !isDay(String(from)) || !isDay(String(to)) || String(from) <= String(to);
  const days = Object.fromEntries(
    periods.map(([from, to]) => [
      to,
      (day: unknown, values: FilterValues<Filters>) => (isInOrder(values[from], day) ? null : common('filters.reversed')),
    ]),
  );
  const form = useForm<FilterValues<Filters>>({ initialValues: toValues(list.search), validate: { ...days, ...rules } as never });
  const apply = form.onSubmit((values, event) => {
    const isOpen = hasOpenText(event as FormEvent<HTMLFormElement> | undefined);
    const refused = refusedBy(values);
    for (const { name, isDay: takesDay, minimum, maximum } of refused) {
      const isRange = minimum !== undefined && maximum !== undefined;
      const range = { min: String(minimum), max: String(maximum) };
      if (isRange && maximum >= 10_000) Object.assign(range, { min: format.number(minimum), max: format.number(maximum) });
      form.setFieldError(name, takesDay ? common('filters.noDay') : isRange ? t('filters.between', range) : t('filters.invalid'));
    }
    if (!isOpen) focusFirst(Object.fromEntries(refused.map(({ name }) => [name, true])));
    if (isOpen || refused.length > 0) return;
    list.set(toSearch(values));
    close();
  }, focusFirst);
  const clear = () => {
    list.set(noFilters);
    close();
  };
  return { form, apply, clear };
}

/** Whether a field has text that matches no option; it gets the focus. */
function hasOpenText(event: FormEvent<HTMLFormElement> | undefined): boolean {
  const inputs = [...(event?.currentTarget.elements ?? [])].filter((one) => one instanceof HTMLInputElement);
  const open = inputs.find(({ validity }) => validity.customError);
  open?.focus();
  return open !== undefined;
}
