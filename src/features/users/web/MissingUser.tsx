import { IconUserOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { NotFoundState } from '#kit/web/page/NotFoundState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { searchOf } from '#kit/web/search/search.ts';
import { users } from '../contract.ts';

/** An id that the contract refuses belongs to nobody. */
const read = searchOf(users.show.params);

/** The id in the address; undefined if invalid. */
export function idIn(params: { id: string }): number | undefined {
  return read(params).id;
}

/** The link back to the list. */
export function useBreadcrumbs(): ReactElement[] {
  const t = useTexts('users');
  return [
    <Link key="list" to="/apps/user/list">
      {t('title')}
    </Link>,
  ];
}

/** Shown if the user does not exist, with a link to the list. @param id the id in the address */
export function MissingUser({ id }: { id: string }) {
  const t = useTexts('users');
  return (
    <Page title={t('view.missing')} trail={useBreadcrumbs()}>
      <NotFoundState
        icon={<IconUserOff />}
        sought={t('view.missingHint', { id })}
        list={{ label: t('view.toList'), link: (props) => <Link to="/apps/user/list" {...props} /> }}
      />
    </Page>
  );
}
