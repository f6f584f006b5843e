// Where one lands when there is nothing to see: no such address, or not for this account.
import { Button } from '@mantine/core';
import { IconLock, IconMapOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '#kit/web/EmptyState.tsx';
import { useTexts } from '#kit/web/i18n.ts';
import { useDocumentTitle } from '#kit/web/Page.tsx';
import classes from './ErrorPages.module.css';

export function NotFound() {
  const t = useTexts('app');
  return <ErrorPage icon={<IconMapOff />} title={t('error.title')} hint={t('error.hint')} />;
}

export function NotAuthorized() {
  const t = useTexts('app');
  return <ErrorPage icon={<IconLock />} title={t('notAuthorized.title')} hint={t('notAuthorized.hint')} />;
}

function ErrorPage({ icon, title, hint }: { icon: ReactNode; title: string; hint: string }) {
  const t = useTexts('app');
  useDocumentTitle(title);
  return (
    <main className={classes.page}>
      <EmptyState heading icon={icon} title={title} hint={hint}>
        <Button renderRoot={(props) => <Link to="/" {...props} />}>{t('error.home')}</Button>
      </EmptyState>
    </main>
  );
}
