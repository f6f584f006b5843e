// Followed notices on a user's page.

import { ActionIcon, Group, Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsOwn } from '#kit/web/ability.ts';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { SharedFollows } from '../sharing.ts';
import { PhaseWords } from './board/card/Marks.tsx';
import classes from './FollowedNotices.module.css';
import { sharedCalls } from './sharedCalls.ts';

const PER_PAGE = 10;

export function FollowedNotices({ userId }: { userId: number }) {
  const t = useTexts('board');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...sharedCalls.shared.query({ params: { id: userId }, query: { page, perPage: PER_PAGE } }),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.total;
  return (
    <DetailCard title={t('shared.title')} aside={total !== undefined && total > 0 && <span>{format.number(total)}</span>}>
      <Loaded query={query} skeleton={<Skeleton height={160} aria-hidden />}>
        {(found) => (
          <>
            <Audience userId={userId} found={found} />
            {found.notices.length > 0 && <Notices notices={found.notices} isStale={query.isPlaceholderData} />}
            {found.isReadable && found.total === 0 && <p className={`${textStyles.dimmed} ${classes.words}`}>{t('shared.none')}</p>}
            {found.total > PER_PAGE && <Pages page={page} total={found.total} show={setPage} />}
          </>
        )}
      </Loaded>
    </DetailCard>
  );
}

/** Who sees the list, when not all users do. */
function Audience({ userId, found: { isShared, isReadable } }: { userId: number; found: SharedFollows }) {
  const t = useTexts('board');
  const isOwn = useIsOwn(userId);
  if (!isReadable) return <p className={`${textStyles.dimmed} ${classes.words}`}>{t('shared.hidden')}</p>;
  if (isShared && !isOwn) return null;
  return (
    <p className={`${textStyles.dimmed} ${classes.words}`}>
      {!isShared && t(isOwn ? 'shared.onlyYou' : 'shared.onlyThem')}{' '}
      {isOwn && <Link to="/pages/account-settings">{t('shared.change')}</Link>}
    </p>
  );
}

function Notices({ notices, isStale }: { notices: SharedFollows['notices']; isStale: boolean }) {
  const t = useTexts('board');
  return (
    <ul className={classes.notices} data-stale={isStale || undefined}>
      {notices.map((notice) => (
        <li key={notice.item}>
          <Group component="span" gap="0 12px" align="baseline" justify="space-between" className={classes.head}>
            <Link to="/apps/invoice/preview/$id" params={{ id: String(notice.item) }}>
              {notice.name}
            </Link>
            <span className={textStyles.dimmed}>
              <PhaseWords {...notice} />
            </span>
          </Group>
          <span className={textStyles.lines} dir="auto">
            {notice.text || t('card.noObjeto')}
          </span>
          <span className={textStyles.dimmed} dir="auto">
            {[notice.orgao, notice.local].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Pages({ page, total, show }: { page: number; total: number; show: (page: number) => void }) {
  const t = useTexts('board');
  const kit = useTexts('kit');
  const format = useFormat();
  const last = Math.ceil(total / PER_PAGE);
  const range = { from: (page - 1) * PER_PAGE + 1, to: Math.min(page * PER_PAGE, total), total };
  const steps = [
    { to: page - 1, label: kit('table.previousPage'), Icon: IconChevronLeft },
    { to: page + 1, label: kit('table.nextPage'), Icon: IconChevronRight },
  ];
  const [previous, next] = steps.map(({ to, label, Icon }) => {
    const isPossible = to >= 1 && to <= last;
    return (
      // Not `disabled`, which would lose the focus on the last page.
      <ActionIcon
        key={label}
        variant="subtle"
        size={36}
        color="gray"
        aria-label={label}
        className={classes.step}
        aria-disabled={!isPossible}
        onClick={() => isPossible && show(to)}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    );
  });
  return (
    <Group component="nav" gap="xs" justify="flex-end" pt="xs" fz="sm" aria-label={t('shared.pages')}>
      {previous}
      <span aria-live="polite">
        {kit('table.range', { from: format.number(range.from), to: format.number(range.to), total: format.number(total) })}
      </span>
      {next}
    </Group>
  );
}
