import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/i18n.ts';
import { LinkTabs } from '#kit/web/LinkTabs.tsx';
import type { DnsState } from './narrowing.ts';

/** How near the due day is, as links. */
export function PrazoTabs({ list: { search } }: { list: DnsState }) {
  const t = useTexts('dns');
  return (
    <LinkTabs label={t('tab.label')}>
      {([undefined, 'vencido', 'proximo', 'futuro'] as const).map((prazo) => (
        <Link
          key={prazo ?? ''}
          to="/dns"
          search={{ ...search, page: undefined, entry: undefined, prazo }}
          aria-current={search.prazo === prazo ? 'page' : undefined}
          // The router would also mark a link whose filters are a part of those in force.
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
        >
          {t(`tab.${prazo ?? 'todos'}`)}
        </Link>
      ))}
    </LinkTabs>
  );
}
