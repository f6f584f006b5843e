import { Link } from '@tanstack/react-router';
import { useImportedRecords, useRecordWords } from '#features/importacoes/web/records.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { LinkTabs } from '#kit/web/page/LinkTabs.tsx';
import { exactSearch } from '#kit/web/search/search.ts';

type ImportTabsProps = { tab: 'dns' | undefined /** The installation's word for DNS. */; dnsLabel: string };

/** The kinds of uploads: records of portals, or entries with dates. */
export function ImportTabs({ tab, dnsLabel }: ImportTabsProps) {
  const t = useTexts('importacoes');
  return (
    <LinkTabs label={t('tabs.label')}>
      <Link to="/importar" search={{}} aria-current={tab === undefined ? 'page' : undefined} activeOptions={exactSearch}>
        {useRecordsLabel()}
      </Link>
      <Link to="/importar" search={{ tab: 'dns' }} aria-current={tab === 'dns' ? 'page' : undefined} activeOptions={exactSearch}>
        {dnsLabel}
      </Link>
    </LinkTabs>
  );
}

/** `Notices and bills` */
function useRecordsLabel(): string {
  const words = useRecordWords();
  const names = Object.keys(useImportedRecords()).map((topic) => words(topic)('records'));
  const label = new Intl.ListFormat(useLanguage(), { type: 'conjunction' }).format(names);
  return label.charAt(0).toUpperCase() + label.slice(1);
}
