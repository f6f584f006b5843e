import { NativeSelect } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import type { users } from '../../contract.ts';
import { plans, roles, statuses } from '../../listQuery.ts';
import classes from './UserList.module.css';

/** Filters by role, plan and status, applied immediately. */
export function UserFilters({ list: { search, set } }: { list: ListState<typeof users.list.query> }) {
  const t = useTexts('users');
  const filters = [
    { name: 'role', label: t('field.role'), any: t('list.anyRole'), choices: roles.map((value) => ({ value, label: t(`role.${value}`) })) },
    {
      name: 'currentPlan',
      label: t('field.currentPlan'),
      any: t('list.anyPlan'),
      choices: plans.map((value) => ({ value, label: t(`plan.${value}`) })),
    },
    {
      name: 'status',
      label: t('field.status'),
      any: t('list.anyStatus'),
      choices: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
  ] as const;
  return filters.map(({ name, label, any, choices }) => (
    <NativeSelect
      key={name}
      className={classes.filter}
      aria-label={label}
      value={search[name] ?? ''}
      data={[{ value: '', label: any }, ...choices]}
      onChange={(event) => set({ [name]: event.currentTarget.value || undefined })}
    />
  ));
}
