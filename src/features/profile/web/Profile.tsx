import { Badge, Button, VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import type { Profile as ProfileOf } from '../entities.ts';
import { calls } from './calls.ts';
import { FeedTab } from './feed/FeedTab.tsx';
import { Head } from './Head.tsx';
import { HeadSkeleton } from './HeadSkeleton.tsx';
import classes from './Profile.module.css';
import { type Tab, tabs } from './profileSearch.ts';

const contents: Record<Tab, ComponentType<{ profile: ProfileOf }>> = {
  feed: FeedTab,
  about: lazy(async () => ({ default: (await import('./about/AboutTab.tsx')).AboutTab })),
  photos: lazy(async () => ({ default: (await import('./photos/PhotosTab.tsx')).PhotosTab })),
  friends: lazy(async () => ({ default: (await import('./people/FriendsTab.tsx')).FriendsTab })),
};

/** The profile page: the user's own profile, and everybody's feed. */
export function Profile() {
  const t = useTexts('profile');
  const { tab = 'feed' } = useSearch({ from: '/shell/pages/profile' });
  const query = useQuery(calls.read.query());
  const Content = contents[tab];
  return (
    <Page
      title={t('title')}
      actions={
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/pages/account-settings" {...props} />}
        >
          {t('edit')}
        </Button>
      }
    >
      <Loaded query={query} skeleton={<HeadSkeleton />}>
        {(profile) => (
          <>
            <Head profile={profile}>
              <Tabs chosen={tab} requests={profile.requests} />
            </Head>
            <Suspense>
              <Content key={tab} profile={profile} />
            </Suspense>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Tabs({ chosen, requests }: { chosen: Tab; requests: number }) {
  const t = useTexts('profile');
  const format = useFormat();
  const current = useRef<HTMLAnchorElement>(null);
  // On a phone the tabs scroll sideways.
  useEffect(() => {
    if (chosen) current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <nav aria-label={t('tabs')}>
      <ul className={classes.tabs}>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              ref={tab === chosen ? current : undefined}
              to="/pages/profile"
              search={tab === 'feed' ? {} : { tab }}
              resetScroll={false}
              activeOptions={{ exact: true }}
            >
              {t(`tab.${tab}`)}
              {tab === 'friends' && requests > 0 && (
                <>
                  <Badge size="sm" color="danger" variant="light" className={classes.badge} aria-hidden>
                    {format.number(requests)}
                  </Badge>
                  <VisuallyHidden>{t('friends.waiting', { count: requests, figure: format.number(requests) })}</VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
