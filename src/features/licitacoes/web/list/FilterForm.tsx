import { NativeSelect, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { brazilStates } from '#brasil/states.ts';
import { ufs } from '#brasil/ufs.ts';
import { MultiChoice } from '#kit/web/form/MultiChoice.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { AmountRange } from '#kit/web/search/AmountRange.tsx';
import { DayRange, FilterFields, FilterGroup, YesNoChoice } from '#kit/web/search/FilterFields.tsx';
import type { ListState } from '#kit/web/search/listState.ts';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { modalidades } from '../../codes.ts';
import { licitacaoFields } from '../../fields.ts';
import { type Periodo, proximos, recentes } from '../../periodos.ts';
import { desfechos } from '../../phase.ts';
import { phaseNames } from '../../phaseNames.ts';
import { periodLabel } from '../facets/facetLabels.ts';
import { filterForm } from './filterParams.ts';
import type { listSearch } from './listSearch.ts';

type FilterFormProps = { list: ListState<typeof listSearch>; close: () => void };

const modalidadeChoices = Object.entries(modalidades).map(([value, label]) => ({ value, label }));
const nameOf = new Map(brazilStates.map(({ uf, name }) => [uf, name]));
const ufChoices = ufs.map((uf) => ({ value: uf, label: `${uf} · ${nameOf.get(uf)}` }));

/** The filters besides status and search. */
export function FilterForm({ list, close }: FilterFormProps) {
  const t = useTexts('licitacoes');
  const facets = useTexts('facets');
  const label = useLabels(licitacaoFields);
  const language = useLanguage();
  const desfechoChoices = desfechos.map((value) => ({ value, label: phaseNames[value][language] }));
  const { form, apply, clear } = useFilterForm(filterForm, list, close, {
    periods: [
      ['aberturaDe', 'aberturaAte'],
      ['prazoDe', 'prazoAte'],
    ],
    rules: {
      valorMax: (value, { valorMin }) =>
        value !== '' && valorMin !== '' && Number(value) < Number(valorMin) ? t('filters.reversedValues') : null,
    },
  });
  return (
    <FilterFields apply={apply} clear={clear}>
      <MultiChoice label={label('modalidade')} data={modalidadeChoices} {...form.getInputProps('modalidade')} />
      <MultiChoice label={t('filters.desfecho')} data={desfechoChoices} {...form.getInputProps('desfecho')} />
      <MultiChoice label={label('uf')} data={ufChoices} {...form.getInputProps('uf')} />
      <TextInput label={t('filters.municipio')} maxLength={100} {...form.getInputProps('municipio')} />
      <TextInput label={t('filters.orgao')} maxLength={200} {...form.getInputProps('orgao')} />
      <TextInput label={label('UASG')} maxLength={20} inputMode="numeric" {...form.getInputProps('uasg')} />
      <FilterGroup legend={t('filters.valor')}>
        <AmountRange form={form} from={t('filters.valorFrom')} to={t('filters.valorTo')} />
      </FilterGroup>
      <FilterGroup legend={t('filters.abertura')}>
        <PeriodChoice periodo="abertura" label={facets('periodo')} {...form.getInputProps('abertura')} />
        <DayRange form={form} from="aberturaDe" to="aberturaAte" />
      </FilterGroup>
      <FilterGroup legend={t('filters.prazo')}>
        <PeriodChoice periodo="prazo" label={facets('periodo')} {...form.getInputProps('prazo')} />
        <DayRange form={form} from="prazoDe" to="prazoAte" />
      </FilterGroup>
      <PeriodChoice periodo="publicada" label={facets('publicada')} {...form.getInputProps('publicada')} />
      <YesNoChoice legend={t('filters.srp')} {...form.getInputProps('srp')} />
    </FilterFields>
  );
}

type PeriodChoiceProps = { periodo: Periodo; label: string; value?: string; onChange?: (event: ChangeEvent<HTMLSelectElement>) => void };

/** One of the offered periods, or the one that the address has. */
function PeriodChoice({ periodo, label, ...input }: PeriodChoiceProps) {
  const common = useTexts('common');
  const format = useFormat();
  const offered: string[] = Object.values(periodo === 'publicada' ? recentes : proximos);
  const values = input.value && !offered.includes(input.value) ? [...offered, input.value] : offered;
  const data = values.map((value) => ({ value, label: periodLabel(periodo, value, format) }));
  return <NativeSelect label={label} data={[{ value: '', label: common('filters.any') }, ...data]} {...input} />;
}
