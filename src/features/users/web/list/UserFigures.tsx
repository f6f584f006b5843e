import { ThemeIcon } from '@mantine/core';
import { IconHourglass, IconShieldLock, IconUserCheck, IconUserOff, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import type { ListState } from '#kit/web/search/listState.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { users } from '../../contract.ts';
import { calls } from '../calls.ts';
import classes from './UserList.module.css';

const figures = [
  { count: 'total', Icon: IconUsers, color: 'primary', filters: {} },
  { count: 'active', Icon: IconUserCheck, color: 'success', filters: { status: 'active' } },
  { count: 'pending', Icon: IconHourglass, color: 'warning', filters: { status: 'pending' } },
  { count: 'inactive', Icon: IconUserOff, color: 'gray', filters: { status: 'inactive' } },
  { count: 'admins', Icon: IconShieldLock, color: 'info', filters: { role: 'admin' } },
] as const;

/** Counts by kind, each linked to the filtered list. */
export function UserFigures({ list: { search } }: { list: ListState<typeof users.list.query> }) {
  const t = useTexts('users');
  const format = useFormat();
  const { data } = useQuery({ ...calls.count.query(), placeholderData: keepPreviousData });
  const inForce = JSON.stringify({ status: search.status, role: search.role });
  const isPlain = !search.q && !search.currentPlan;
  return (
    <nav className={classes.figures} aria-label={t('list.figures')}>
      {figures.map(({ count, Icon, color, filters }) => {
        const wanted: { status?: 'active' | 'pending' | 'inactive'; role?: 'admin' } = filters;
        const isHere = isPlain && JSON.stringify({ status: wanted.status, role: wanted.role }) === inForce;
        return (
          <Link
            key={count}
            className={`${surface.surface} ${classes.figure}`}
            to="/apps/user/list"
            search={filters}
            aria-current={isHere ? 'page' : undefined}
            activeOptions={exactSearch}
          >
            <ThemeIcon variant="light" size={40} color={color} aria-hidden>
              <Icon size={20} />
            </ThemeIcon>
            <span>
              <strong>{data ? format.number(data[count]) : '–'}</strong>
              <span className={`${textStyles.oneLine} ${classes.count}`}>{t(`list.${count}`)}</span>
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
