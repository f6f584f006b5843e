import { ActionIcon, Button, Group, Menu, Skeleton, Stack, Text } from '@mantine/core';
import { IconDots, IconMail, IconMessages, IconPencil } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useIsOwn, useMay } from '#kit/web/ability.ts';
import { DetailCard, LeadingCard } from '#kit/web/detail/DetailCard.tsx';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { displayName } from '#kit/web/text/displayName.ts';
import type { User } from '../contract.ts';
import { calls } from './calls.ts';
import { UserMenuItems } from './list/UserMenuItems.tsx';
import { idIn, MissingUser, useBreadcrumbs } from './MissingUser.tsx';
import { Permissions } from './Permissions.tsx';
import { PlanCard } from './PlanCard.tsx';
import { UsageCard } from './UsageCard.tsx';
import { UserRole, UserStatus } from './UserBadges.tsx';
import classes from './Users.module.css';

type UserViewProps = {
  /** The user's entries in the audit log, for admins. */
  activity: (user: User) => ReactNode;
  /** The notices the user follows, as far as the viewer may see them. */
  follows: (user: User) => ReactNode;
};

/** The page of a user. */
export function UserView(parts: UserViewProps) {
  const params = useParams({ from: '/shell/apps/user/view/$id' });
  const id = idIn(params);
  return id === undefined ? <MissingUser id={params.id} /> : <Person key={id} id={id} {...parts} />;
}

function Person({ id, activity, follows }: UserViewProps & { id: number }) {
  const t = useTexts('users');
  const administrates = useMay(needs.administers);
  const query = useQuery(calls.show.query({ params: { id } }));
  const trail = useBreadcrumbs();
  if (isNotFound(query.error)) return <MissingUser id={String(id)} />;
  const user = query.data?.user;
  return (
    <Page title={user ? displayName(user) : t('field.user')} trail={trail} actions={administrates && user && <Actions user={user} />}>
      <Loaded query={query} skeleton={<UserSkeleton />}>
        {({ user, created_at, permissions }) => (
          <div className={classes.columns}>
            <Stack>
              <About user={user} since={created_at} />
              <PlanCard user={user} canChange={administrates} />
            </Stack>
            <Stack>
              {follows(user)}
              <Permissions permissions={permissions} />
              {administrates && <UsageCard id={user.id} />}
              {administrates && <DetailCard title={t('view.activity')}>{activity(user)}</DetailCard>}
            </Stack>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function About({ user, since }: { user: User; since: string }) {
  const t = useTexts('users');
  const format = useFormat();
  const lines = (['company', 'country', 'contact'] as const).filter((field) => user[field] !== '');
  return (
    <LeadingCard label={t('view.about')}>
      <div className={classes.who}>
        <Avatar name={displayName(user)} src={user.avatar} size={96} />
        <Text size="lg" fw={650} mt="xs" dir="auto">
          {displayName(user)}
        </Text>
        <Text size="sm" c="dimmed" mb="xs" dir="ltr">
          @{user.username}
        </Text>
        <UserStatus status={user.status} />
        <Contact user={user} />
      </div>
      <Facts layout="ends" className={classes.facts}>
        <Fact name={t('field.role')}>
          <UserRole role={user.role} />
        </Fact>
        <Fact name={t('field.email')}>
          <a href={`mailto:${user.email}`}>{user.email}</a>
        </Fact>
        {lines.map((field) => (
          <Fact key={field} name={t(`field.${field}`)}>
            {field === 'contact' ? <bdi dir="ltr">{user[field]}</bdi> : user[field]}
          </Fact>
        ))}
        <Fact name={t('field.since')}>
          <time dateTime={since} title={format.fullDateTime(since)}>
            {format.date(since)}
          </time>
        </Fact>
      </Facts>
    </LeadingCard>
  );
}

/** Ways to contact another user. */
function Contact({ user: { id, email } }: { user: User }) {
  const t = useTexts('users');
  if (useIsOwn(id)) return null;
  return (
    <Group gap="xs" justify="center" mt="xs">
      <Button
        variant="light"
        leftSection={<IconMail size={18} aria-hidden />}
        renderRoot={(props) => <Link to="/apps/email" search={{ draft: 'new', to: email }} {...props} />}
      >
        {t('view.write')}
      </Button>
      <Button
        variant="light"
        leftSection={<IconMessages size={18} aria-hidden />}
        renderRoot={(props) => <Link to="/apps/chat" search={{ contact: id }} {...props} />}
      >
        {t('view.chat')}
      </Button>
    </Group>
  );
}

function Actions({ user }: { user: User }) {
  const common = useTexts('common');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const leave = async () => {
    await navigate({ to: '/apps/user/list' });
    queryClient.removeQueries({ queryKey: calls.show.key({ params: { id: user.id } }) });
  };
  return (
    <>
      <Menu>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={common('detail.more')}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <UserMenuItems user={user} onRemoved={leave} />
        </Menu.Dropdown>
      </Menu>
      <Button
        leftSection={<IconPencil size={18} aria-hidden />}
        renderRoot={(props) => <Link to="/apps/user/edit/$id" params={{ id: String(user.id) }} {...props} />}
      >
        {common('word.edit')}
      </Button>
    </>
  );
}

/** Placeholders of about the cards' height. */
function UserSkeleton() {
  return (
    <div className={classes.columns} aria-hidden>
      <Stack>
        <Skeleton height={440} />
        <Skeleton height={200} />
      </Stack>
      <Stack>
        <Skeleton height={320} />
        <Skeleton height={240} />
      </Stack>
    </div>
  );
}
