import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { LinkTabs } from '#kit/web/page/LinkTabs.tsx';

type ImportTabsProps = { tab: 'dns' | undefined /** What readers see where the wire says DNS. */; dnsLabel: string };

/** What can be sent in: notices and bills, or entries with dates. */
export function ImportTabs({ tab, dnsLabel }: ImportTabsProps) {
  const t = useTexts('importacoes');
  // The router would also mark a link whose search is a part of the one in force.
  const exact = { exact: true, includeSearch: true, explicitUndefined: true };
  return (
    <LinkTabs label={t('tabs.label')}>
      <Link to="/importar" search={{}} aria-current={tab === undefined ? 'page' : undefined} activeOptions={exact}>
        {t('tabs.records')}
      </Link>
      <Link to="/importar" search={{ tab: 'dns' }} aria-current={tab === 'dns' ? 'page' : undefined} activeOptions={exact}>
        {dnsLabel}
      </Link>
    </LinkTabs>
  );
}
