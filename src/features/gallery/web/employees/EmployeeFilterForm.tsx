import { Group, NativeSelect, NumberInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { FilterFields, FilterGroup } from '#kit/web/search/FilterFields.tsx';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { useWords } from '../page.ts';
import { employeeCalls } from './employeeCalls.ts';
import { type EmployeeList, employeeFilters } from './employeeFilters.ts';
import { useStatusName } from './useEmployeeColumns.tsx';

const words = {
  salaryFrom: { pt: 'Salário de', en: 'Salary from', fr: 'Salaire de', de: 'Gehalt von' },
  salaryTo: { pt: 'Salário até', en: 'Salary to', fr: 'Salaire jusqu’à', de: 'Gehalt bis' },
  reversed: {
    pt: 'O maior salário é menor que o menor.',
    en: 'The highest salary is below the lowest.',
    fr: 'Le salaire maximal est inférieur au minimal.',
    de: 'Das höchste Gehalt liegt unter dem niedrigsten.',
  },
};

const amount = { prefix: 'R$ ', allowNegative: false, clampBehavior: 'none', hideControls: true } as const;

/** The filters by city, status and salary, applied together. */
export function EmployeeFilterForm({ list, close }: { list: EmployeeList; close: () => void }) {
  const t = useTexts('gallery');
  const common = useTexts('common');
  const w = useWords(words);
  const nameOf = useStatusName();
  const marks = useNumberMarks();
  const { data: all = [] } = useQuery(employeeCalls.readAll.query());
  const { form, apply, clear } = useFilterForm(employeeFilters, list, close, {
    rules: {
      salaryMax: (value, { salaryMin }) => (value !== '' && salaryMin !== '' && Number(value) < Number(salaryMin) ? w.reversed : null),
    },
  });
  // A city of the address stays visible even if nobody works there.
  const cities = [...new Set([...all.map(({ city }) => city), form.values.city])].filter(Boolean).sort((a, b) => a.localeCompare(b, 'pt'));
  const any = { value: '', label: common('filters.any') };
  return (
    <FilterFields apply={apply} clear={clear}>
      <NativeSelect label={t('table.city')} data={[any, ...cities]} {...form.getInputProps('city')} />
      <NativeSelect
        label={t('table.status')}
        data={[any, ...[1, 2, 3, 4, 5].map((value) => ({ value: String(value), label: nameOf(value) }))]}
        {...form.getInputProps('status')}
      />
      <FilterGroup legend={t('table.salary')}>
        <Group grow align="start">
          <NumberInput
            aria-label={w.salaryFrom}
            placeholder={common('filters.from')}
            {...amount}
            {...marks}
            {...form.getInputProps('salaryMin')}
          />
          <NumberInput
            aria-label={w.salaryTo}
            placeholder={common('filters.to')}
            {...amount}
            {...marks}
            {...form.getInputProps('salaryMax')}
          />
        </Group>
      </FilterGroup>
    </FilterFields>
  );
}
