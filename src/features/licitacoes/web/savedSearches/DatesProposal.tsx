import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#kit/web/locale/format.ts';
import { loadTexts, useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { SavedSearch } from '../../savedSearches.ts';
import classes from './searches.module.css';
import { withPeriods } from './searchState.ts';
import { useSearchActions } from './useSearchActions.ts';

/** Asks the owner of a search whose dates stand still whether they were meant as a period that goes on with the days. */
export function DatesProposal({ search }: { search: SavedSearch }) {
  const t = useTexts('savedSearches');
  const format = useFormat();
  const { update } = useSearchActions();
  const { data: labels } = useQuery({
    queryKey: ['periodLabels'],
    queryFn: async () => (await Promise.all([import('../facets/facetLabels.ts'), loadTexts('facets')]))[0],
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!labels || !search.proposed) return null;
  const { id, name, proposed } = search;
  const words = (['prazo', 'abertura'] as const).flatMap((one) => (proposed[one] ? [labels.periodLabel(one, proposed[one], format)] : []));
  const period = [...new Set(words)].join(' · ');
  return (
    <span className={`${textStyles.minor} ${classes.proposal}`}>
      {t('dates.ask', { period })}{' '}
      <Button size="compact-xs" variant="light" onClick={() => update(id, { query: withPeriods(search) }, t('saved', { name }))}>
        {t('dates.usePeriod')}
      </Button>
      <Button size="compact-xs" variant="subtle" onClick={() => update(id, { keepsDates: true }, t('dates.kept', { name }))}>
        {t('dates.keep')}
      </Button>
    </span>
  );
}
