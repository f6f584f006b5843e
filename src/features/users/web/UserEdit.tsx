import { Button, Skeleton } from '@mantine/core';
import { IconFileText, IconInfoCircle, IconShare, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { LinkTabs } from '#kit/web/page/LinkTabs.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import { displayName } from '#kit/web/text/displayName.ts';
import type { Permission } from '../contract.ts';
import { AccountTab, type AccountTabProps } from './AccountTab.tsx';
import { calls } from './calls.ts';
import { editTabs } from './editSearch.ts';
import { InformationTab } from './InformationTab.tsx';
import { idIn, MissingUser, useBreadcrumbs } from './MissingUser.tsx';
import { Permissions } from './Permissions.tsx';
import { SocialTab } from './SocialTab.tsx';

const address = '/shell/apps/user/edit/$id';
const icons = { account: IconUser, information: IconInfoCircle, social: IconShare };

type UserEditProps = Pick<AccountTabProps, 'onOwnChange'>;

/** The page on which admins edit a user. */
export function UserEdit(props: UserEditProps) {
  const params = useParams({ from: address });
  const id = idIn(params);
  return id === undefined ? <MissingUser id={params.id} /> : <Person key={id} id={id} {...props} />;
}

function Person({ id, onOwnChange }: UserEditProps & { id: number }) {
  const t = useTexts('users');
  const common = useTexts('common');
  const query = useQuery(calls.show.query({ params: { id } }));
  const params = { id: String(id) };
  const trail = [
    ...useBreadcrumbs(),
    <Link key="view" to="/apps/user/view/$id" params={params}>
      {query.data ? displayName(query.data.user) : t('field.user')}
    </Link>,
  ];
  if (isNotFound(query.error)) return <MissingUser id={params.id} />;
  return (
    <Page
      title={query.data ? t('edit.title', { name: displayName(query.data.user) }) : common('word.edit')}
      trail={trail}
      actions={
        <Button
          variant="default"
          leftSection={<IconFileText size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/apps/user/view/$id" params={params} {...props} />}
        >
          {t('action.details')}
        </Button>
      }
    >
      <Tabs id={params.id} />
      <Loaded query={query} skeleton={<Skeleton height={420} aria-hidden />}>
        {({ user, permissions }) => <Part user={user} permissions={permissions} onOwnChange={onOwnChange} />}
      </Loaded>
    </Page>
  );
}

function Tabs({ id }: { id: string }) {
  const t = useTexts('users');
  const { tab: open = 'account' } = useSearch({ from: address });
  return (
    <LinkTabs label={t('edit.tabs')}>
      {editTabs.map((tab) => {
        const Icon = icons[tab];
        return (
          <Link
            key={tab}
            to="/apps/user/edit/$id"
            params={{ id }}
            search={tab === 'account' ? {} : { tab }}
            aria-current={tab === open ? 'page' : undefined}
            activeOptions={exactSearch}
          >
            <Icon size={18} aria-hidden />
            {t(`edit.${tab}`)}
          </Link>
        );
      })}
    </LinkTabs>
  );
}

function Part({ user, permissions, onOwnChange }: AccountTabProps & { permissions: readonly Permission[] }) {
  const { tab } = useSearch({ from: address });
  const details = useQuery({ ...calls.readDetails.query({ params: { id: user.id } }), enabled: tab !== undefined });
  if (tab === undefined) {
    return (
      <>
        <AccountTab user={user} onOwnChange={onOwnChange} />
        <Permissions permissions={permissions} />
      </>
    );
  }
  return (
    <Loaded query={details} skeleton={<Skeleton height={420} aria-hidden />}>
      {({ has_two_step: _, ...details }) =>
        tab === 'information' ? <InformationTab id={user.id} details={details} /> : <SocialTab id={user.id} details={details} />
      }
    </Loaded>
  );
}
