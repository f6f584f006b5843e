import { Button, TextInput } from '@mantine/core';
import { IconFileUnknown, IconList, IconSearch } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import { EmptyState } from '#kit/web/EmptyState.tsx';
import { useTexts } from '#kit/web/i18n.ts';
import type { Search } from '#kit/web/search.ts';
import type { licitacoes } from '../contract.ts';
import classes from './MissingNotice.module.css';

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
  const find = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q')).trim();
    void navigate({ to: '/apps/invoice/list', search: q ? { q } : {} });
  };
  return (
    <div role="alert">
      <EmptyState icon={<IconFileUnknown />} title={t('missing.sought', { id })} hint={t('missing.hint')}>
        <search className={classes.search}>
          <form className={classes.form} onSubmit={find}>
            <TextInput
              className={classes.field}
              type="search"
              name="q"
              aria-label={t('list.search')}
              placeholder={t('list.search')}
              leftSection={<IconSearch size={18} aria-hidden />}
            />
            <Button type="submit">{t('missing.find')}</Button>
          </form>
        </search>
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
