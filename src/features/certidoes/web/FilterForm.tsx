import { NativeSelect } from '@mantine/core';
import { DateField } from '#kit/web/form/DateField.tsx';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { FilterFields } from '#kit/web/search/FilterFields.tsx';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { codigosDeTipo, grupos, tiposDeCertidao } from '../entities.ts';
import { type CertidoesState, filterParams } from './filterParams.ts';

/** The filters besides tab and search. */
export function FilterForm({ list, close }: { list: CertidoesState; close: () => void }) {
  const t = useTexts('certidoes');
  const language = useLanguage();
  const { form, apply, clear } = useFilterForm(filterParams, list, close);
  return (
    <FilterFields apply={apply} clear={clear}>
      <NativeSelect
        label={t('field.grupo')}
        data={[{ value: '', label: t('filters.any') }, ...grupos.map((grupo) => ({ value: grupo, label: t(`grupo.${grupo}`) }))]}
        {...form.getInputProps('grupo')}
      />
      <NativeSelect
        label={t('field.tipo')}
        data={[
          { value: '', label: t('filters.any') },
          ...codigosDeTipo.map((tipo) => ({ value: tipo, label: tiposDeCertidao[tipo].nome[language] })),
        ]}
        {...form.getInputProps('tipo')}
      />
      <DateField label={t('filters.on')} description={t('filters.onHint')} {...form.getInputProps('on')} value={form.values.on} />
    </FilterFields>
  );
}
