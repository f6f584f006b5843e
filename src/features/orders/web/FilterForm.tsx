import { NativeSelect } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { DayRange, FilterFields } from '#kit/web/search/FilterFields.tsx';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { orderStates } from '../listQuery.ts';
import { filterParams, type OrdersState } from './filterParams.ts';

export function FilterForm({ list, close }: { list: OrdersState; close: () => void }) {
  const t = useTexts('orders');
  const common = useTexts('common');
  const { form, apply, clear } = useFilterForm(filterParams, list, close, { periods: [['de', 'ate']] });
  const states = orderStates.map((value) => ({ value, label: t(`state.${value}`) }));
  return (
    <FilterFields apply={apply} clear={clear}>
      <NativeSelect
        label={common('word.status')}
        data={[{ value: '', label: t('filters.anyState') }, ...states]}
        {...form.getInputProps('estado')}
      />
      <DayRange form={form} from="de" to="ate" />
    </FilterFields>
  );
}
