import { IconBell, IconDatabase, IconId, IconLock, IconSocial, IconUser, type TablerIcon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { LinkTabs } from '#kit/web/page/LinkTabs.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import surface from '#kit/web/page/surface.module.css';
import { exactSearch } from '#kit/web/search/search.ts';
import type { Settings } from '../contract.ts';
import classes from './AccountSettings.module.css';
import { calls } from './calls.ts';
import { GeneralPane } from './GeneralPane.tsx';
import { InfoPane } from './InfoPane.tsx';
import { NotificationPane } from './NotificationPane.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';
import { SocialPane } from './SocialPane.tsx';
import { tabs } from './settingsSearch.ts';

type Tab = (typeof tabs)[number];

const icons: Record<Tab, TablerIcon> = {
  general: IconUser,
  security: IconLock,
  info: IconId,
  social: IconSocial,
  notifications: IconBell,
  usage: IconDatabase,
};

type AccountSettingsProps = {
  /** The security settings, from another feature. */
  security: ReactNode;
  /** The storage usage, from another feature. */
  usage: ReactNode;
  /** The sharing settings, from another feature. */
  sharing: ReactNode;
  /** What the user is told of, from other features. */
  alerts: ReactNode;
  /** Called after the name, picture or e-mail has changed, which the layout shows. */
  onShownChange: () => Promise<void>;
};

/** The account settings, in tabs. */
export function AccountSettings({ security, usage, ...pane }: AccountSettingsProps) {
  const t = useTexts('account');
  const { tab = 'general' } = useSearch({ from: '/shell/pages/account-settings' });
  return (
    <Page title={t('title')}>
      <TabList chosen={tab} />
      <div className={`${surface.surface} ${classes.card}`} key={tab}>
        {tab === 'security' ? security : tab === 'usage' ? usage : <Pane tab={tab} {...pane} />}
      </div>
    </Page>
  );
}

function TabList({ chosen }: { chosen: Tab }) {
  const t = useTexts('account');
  const current = useRef<HTMLAnchorElement>(null);
  // On a phone the tabs scroll sideways.
  useEffect(() => {
    if (chosen) current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <LinkTabs label={t('tabs')}>
      {tabs.map((tab) => {
        const Icon = icons[tab];
        return (
          <Link
            key={tab}
            ref={tab === chosen ? current : undefined}
            to="/pages/account-settings"
            search={{ tab: tab === 'general' ? undefined : tab }}
            aria-current={tab === chosen ? 'page' : undefined}
            activeOptions={exactSearch}
          >
            <Icon size={18} aria-hidden />
            {t(`tab.${tab}`)}
          </Link>
        );
      })}
    </LinkTabs>
  );
}

type PaneProps = Pick<AccountSettingsProps, 'onShownChange' | 'sharing' | 'alerts'> & { tab: Exclude<Tab, 'security' | 'usage'> };

function Pane({ tab, sharing, alerts, onShownChange }: PaneProps) {
  const query = useQuery(calls.read.query());
  const show = (settings: Settings) => {
    if (tab === 'general') return <GeneralPane saved={settings.general} sharing={sharing} onShownChange={onShownChange} />;
    if (tab === 'info') return <InfoPane saved={settings.info} />;
    if (tab === 'social') return <SocialPane saved={settings.social} />;
    return (
      <>
        <NotificationPane saved={settings.notification} />
        {alerts}
      </>
    );
  };
  return (
    <Loaded query={query} skeleton={<SettingsSkeleton tab={tab} />}>
      {show}
    </Loaded>
  );
}
