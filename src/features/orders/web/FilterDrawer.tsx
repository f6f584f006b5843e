import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DateField } from '#kit/web/form/DateField.tsx';
import { isDay } from '#kit/web/form/dateText.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { FilterFrame } from '#kit/web/search/FilterFrame.tsx';
import { type OrderState, orderStates } from '../listQuery.ts';
import { noFilters, type OrdersState } from './filterParams.ts';

type FilterDrawerProps = { list: OrdersState; opened: boolean; close: () => void };

/** The filters in a drawer. */
export function FilterDrawer({ list, opened, close }: FilterDrawerProps) {
  const t = useTexts('orders');
  return (
    <FilterFrame title={t('filters.title')} search={list.search} opened={opened} close={close}>
      <FilterForm list={list} close={close} />
    </FilterFrame>
  );
}

/** Filters take effect together, as one step in the history. */
function FilterForm({ list: { search, set }, close }: Pick<FilterDrawerProps, 'list' | 'close'>) {
  const t = useTexts('orders');
  const kit = useTexts('kit');
  const wrongDay = (day: string) => (day !== '' && !isDay(day) ? t('filters.noDay') : null);
  const form = useForm({
    initialValues: { estado: (search.estado ?? '') as OrderState | '', de: search.de ?? '', ate: search.ate ?? '' },
    validate: {
      de: wrongDay,
      ate: (ate, { de }) => wrongDay(ate) ?? (ate && isDay(de) && ate < de ? t('filters.reversed') : null),
    },
  });
  const apply = form.onSubmit(({ estado, de, ate }) => {
    set({ estado: estado || undefined, de: de || undefined, ate: ate || undefined });
    close();
  });
  const clear = () => {
    set(noFilters);
    close();
  };
  const states = orderStates.map((value) => ({ value, label: t(`state.${value}`) }));
  return (
    <form onSubmit={apply} noValidate>
      <Stack gap="md">
        <NativeSelect
          label={t('field.state')}
          data={[{ value: '', label: t('filters.anyState') }, ...states]}
          {...form.getInputProps('estado')}
        />
        <Group grow align="start">
          <DateField
            label={t('filters.from')}
            value={form.values.de}
            error={form.errors.de}
            onChange={(day) => form.setFieldValue('de', day)}
          />
          <DateField
            label={t('filters.to')}
            value={form.values.ate}
            error={form.errors.ate}
            onChange={(day) => form.setFieldValue('ate', day)}
          />
        </Group>
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
