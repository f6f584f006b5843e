import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { SavedSearch } from '../../savedSearches.ts';
import { parametersOfNew } from './searchState.ts';

/** How many notices are new; nothing for none. `inWords`: with the word, where there is room, and as a link to them. */
export function NewCount({ search, inWords = false }: { search: SavedSearch; inWords?: boolean }) {
  const words = useNewWords()(search);
  const format = useFormat();
  if (words === undefined) return null;
  return inWords ? (
    <Badge
      variant="light"
      style={{ cursor: 'pointer' }}
      renderRoot={(props) => <Link {...props} to="/apps/invoice/list" search={parametersOfNew(search)} />}
    >
      {words}
    </Badge>
  ) : (
    <Badge size="sm" role="img" aria-label={words} title={words}>
      {format.number(search.newCount ?? 0)}
      {search.hasMore && '+'}
    </Badge>
  );
}

/** «3 novas», «99+ novas»; undefined for none. */
export function useNewWords(): (search: Pick<SavedSearch, 'newCount' | 'hasMore'>) => string | undefined {
  const t = useTexts('savedSearches');
  const format = useFormat();
  return ({ newCount, hasMore }) => {
    if (!newCount) return undefined;
    const figure = `${format.number(newCount)}${hasMore ? '+' : ''}`;
    return t('new', { count: hasMore ? Math.max(2, newCount) : newCount, figure });
  };
}
