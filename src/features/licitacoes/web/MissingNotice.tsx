import { Button } from '@mantine/core';
import { IconFileUnknown, IconList } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { EmptyState } from '#kit/web/EmptyState.tsx';
import { useTexts } from '#kit/web/i18n.ts';
import { SearchForm } from '#kit/web/SearchForm.tsx';
import type { Search } from '#kit/web/search.ts';
import type { licitacoes } from '../contract.ts';

type MissingNoticeProps = {
  /** What the address asks for; not always a number. */
  id: string;
  /** The address of the list it was looked for from. */
  search: Search<typeof licitacoes.list.query>;
};

/** Says at the address of a notice that is not there what was looked for, why it may be missing, and where to go on. */
export function MissingNotice({ id, search }: MissingNoticeProps) {
  const t = useTexts('licitacoes');
  const navigate = useNavigate();
  const find = (q: string) => void navigate({ to: '/apps/invoice/list', search: q ? { q } : {} });
  return (
    <div role="alert">
      <EmptyState icon={<IconFileUnknown />} title={t('missing.sought', { id })} hint={t('missing.hint')}>
        <SearchForm label={t('list.search')} action={t('missing.find')} find={find} />
        <Button
          variant="light"
          leftSection={<IconList size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/apps/invoice/list" search={search} {...props} />}
        >
          {t('missing.list')}
        </Button>
      </EmptyState>
    </div>
  );
}
