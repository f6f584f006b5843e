import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { LinkTabs } from '#kit/web/page/LinkTabs.tsx';
import { exactSearch, type Search } from '#kit/web/search/search.ts';
import type { propostasSearch } from './propostasSearch.ts';

type View = 'board' | 'list' | 'summary';

/** Board, list and summary of the offers. `search`: the filters that board and list share. */
export function ViewTabs({ current, search = {} }: { current: View; search?: Search<typeof propostasSearch> }) {
  const t = useTexts('propostas');
  return (
    <LinkTabs label={t('view.label')}>
      {(['board', 'list'] as const).map((one) => (
        <Link
          key={one}
          to="/propostas"
          search={{ ...search, view: one, nova: undefined, page: undefined, etapa: one === 'list' ? search.etapa : undefined }}
          aria-current={current === one ? 'page' : undefined}
          activeOptions={exactSearch}
        >
          {t(`view.${one}`)}
        </Link>
      ))}
      <Link to="/propostas/resumo" aria-current={current === 'summary' ? 'page' : undefined}>
        {t('view.summary')}
      </Link>
    </LinkTabs>
  );
}
