import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { LinkTabs } from '#kit/web/page/LinkTabs.tsx';
import { exactSearch } from '#kit/web/search/search.ts';

type ImportTabsProps = { tab: 'dns' | undefined /** The installation's word for DNS. */; dnsLabel: string };

/** The kinds of uploads: records of portals, or entries with dates. */
export function ImportTabs({ tab, dnsLabel }: ImportTabsProps) {
  const t = useTexts('importacoes');
  return (
    <LinkTabs label={t('tabs.label')}>
      <Link to="/importar" search={{}} aria-current={tab === undefined ? 'page' : undefined} activeOptions={exactSearch}>
        {t('tabs.records')}
      </Link>
      <Link to="/importar" search={{ tab: 'dns' }} aria-current={tab === 'dns' ? 'page' : undefined} activeOptions={exactSearch}>
        {dnsLabel}
      </Link>
    </LinkTabs>
  );
}
