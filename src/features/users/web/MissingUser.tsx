import { Button } from '@mantine/core';
import { IconList, IconUserOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { CallFailed } from '#kit/web/request/failures.ts';
import { searchOf } from '#kit/web/search/search.ts';
import { users } from '../contract.ts';

/** What the call would refuse is nobody's id. */
const read = searchOf(users.show.params);

/** The id that an address names; undefined for what is none. */
export function idIn(params: { id: string }): number | undefined {
  return read(params).id;
}

export function isMissing(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 404;
}

/** The way from somebody's page back to the list. */
export function useBreadcrumbs(): ReactElement[] {
  const t = useTexts('users');
  return [
    <Link key="list" to="/apps/user/list">
      {t('title')}
    </Link>,
  ];
}

/** Says at the address of somebody who is not there that they are not, and leads to the list. @param id what the address asks for */
export function MissingUser({ id }: { id: string }) {
  const t = useTexts('users');
  return (
    <Page title={t('view.missing')} trail={useBreadcrumbs()}>
      <div role="alert">
        <EmptyState icon={<IconUserOff />} title={t('view.missingHint', { id })}>
          <Button
            variant="light"
            leftSection={<IconList size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/apps/user/list" {...props} />}
          >
            {t('view.toList')}
          </Button>
        </EmptyState>
      </div>
    </Page>
  );
}
