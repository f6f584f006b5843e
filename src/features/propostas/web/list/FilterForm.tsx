import { useQuery } from '@tanstack/react-query';
import { MultiChoice } from '#kit/web/form/MultiChoice.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { DayRange, FilterFields, FilterGroup } from '#kit/web/search/FilterFields.tsx';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { etapas } from '../../entities.ts';
import { calls } from '../calls.ts';
import { useEtapaName } from '../useEtapaName.ts';
import { filterParams, type PropostasState } from './filters.ts';

/** Stages are filtered in the list only, as the board shows all. */
export function FilterForm({ list, close }: { list: PropostasState; close: () => void }) {
  const t = useTexts('propostas');
  const etapaName = useEtapaName();
  const { form, apply, clear } = useFilterForm(filterParams, list, close, { periods: [['sessaoDe', 'sessaoAte']] });
  const { data } = useQuery(calls.facets.query());
  const people = data?.responsaveis.map(({ id, fullName }) => ({ value: String(id), label: fullName })) ?? [];
  const modalities = data?.modalidades.map(({ codigo, nome }) => ({ value: String(codigo), label: nome })) ?? [];
  return (
    <FilterFields apply={apply} clear={clear}>
      <MultiChoice label={t('field.responsavel')} data={people} {...form.getInputProps('responsavel')} />
      {list.query.view === 'list' && (
        <MultiChoice
          label={t('field.etapa')}
          data={etapas.map((value) => ({ value, label: etapaName(value) }))}
          {...form.getInputProps('etapa')}
        />
      )}
      <MultiChoice label={t('field.modalidade')} data={modalities} {...form.getInputProps('modalidade')} />
      <FilterGroup legend={t('field.sessao')}>
        <DayRange form={form} from="sessaoDe" to="sessaoAte" />
      </FilterGroup>
    </FilterFields>
  );
}
