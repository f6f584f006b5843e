import { Button } from '@mantine/core';
import { IconFileUnknown, IconList } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { EmptyState } from '#kit/web/EmptyState.tsx';
import { useTexts } from '#kit/web/i18n.ts';
import { SearchForm } from '#kit/web/SearchForm.tsx';
import type { ProjetosState } from './narrowing.ts';

type MissingProjetoProps = {
  /** What the address asks for; not always a number. */
  id: string;
  /** The address of the list it was looked for from. */
  search: ProjetosState['search'];
};

/** Says at the address of a bill that is not there what was looked for, why it may be missing, and where to go on. */
export function MissingProjeto({ id, search }: MissingProjetoProps) {
  const t = useTexts('projetosDeLei');
  const navigate = useNavigate();
  const find = (q: string) => void navigate({ to: '/projetos-de-lei/lista', search: q ? { q } : {} });
  return (
    <div role="alert">
      <EmptyState icon={<IconFileUnknown />} title={t('missing.sought', { id })} hint={t('missing.hint')}>
        <SearchForm label={t('list.search')} action={t('missing.find')} find={find} />
        <Button
          variant="light"
          leftSection={<IconList size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/projetos-de-lei/lista" search={search} {...props} />}
        >
          {t('missing.list')}
        </Button>
      </EmptyState>
    </div>
  );
}
