// The form of a list's filters: all are applied together as one history entry, and invalid ones are reported.
import { useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import type { TSchema } from '#kit/schema.ts';
import { useFormat } from '../locale/format.ts';
import { useTexts } from '../locale/i18n.ts';
import type { FilterMapping, FilterParams, FilterValues } from './filterParams.ts';

type Filtered<Filters extends Record<string, TSchema>> = {
  search: FilterParams<Filters>;
  set(change: FilterParams<Filters>): void;
};

/** Validation rules per field, with access to the other fields. */
type Rules<Values> = { [Name in keyof Values]?: (value: Values[Name], values: Values) => string | null };

/** @param close called once the filters are applied or cleared */
export function useFilterForm<Filters extends Record<string, TSchema>>(
  { noFilters, toValues, toSearch, refusedBy }: FilterMapping<Filters>,
  list: Filtered<Filters>,
  close: () => void,
  validate: Rules<FilterValues<Filters>>,
) {
  const t = useTexts('kit');
  const format = useFormat();
  const form = useForm<FilterValues<Filters>>({ initialValues: toValues(list.search), validate: validate as never });
  const apply = form.onSubmit((values, event) => {
    const fields = invalidFields(event as FormEvent<HTMLFormElement> | undefined);
    for (const { path, isHalfTyped } of fields) if (isHalfTyped) form.setFieldError(path, t('filters.incomplete'));
    const refused = refusedBy(values);
    for (const { name, minimum, maximum } of refused) {
      const isRange = minimum !== undefined && maximum !== undefined;
      const range = { min: String(minimum), max: String(maximum) };
      if (isRange && maximum >= 10_000) Object.assign(range, { min: format.number(minimum), max: format.number(maximum) });
      form.setFieldError(name, isRange ? t('filters.between', range) : t('filters.invalid'));
    }
    if (fields.length > 0 || refused.length > 0) return;
    list.set(toSearch(values));
    close();
  });
  const clear = () => {
    list.set(noFilters);
    close();
  };
  return { form, apply, clear };
}

/** Fields with incomplete values: half a date, or text that matches no option. */
function invalidFields(event: FormEvent<HTMLFormElement> | undefined): { path: string; isHalfTyped: boolean }[] {
  const inputs = [...(event?.currentTarget.elements ?? [])].filter((one) => one instanceof HTMLInputElement);
  const invalid = inputs.filter(({ validity }) => validity.badInput || validity.customError);
  invalid[0]?.focus();
  return invalid.map(({ dataset, validity }) => ({ path: dataset.path ?? '', isHalfTyped: validity.badInput }));
}
