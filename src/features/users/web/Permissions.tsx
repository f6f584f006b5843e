import { Text } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Permission } from '../contract.ts';
import classes from './Users.module.css';

const acts = ['read', 'create', 'edit', 'remove'] as const;

/** What an account may do in each area, as computed by the server. */
export function Permissions({ permissions }: { permissions: readonly Permission[] }) {
  const t = useTexts('users');
  return (
    <DetailCard title={t('view.permissions')}>
      <Text size="sm" c="dimmed">
        {t('view.permissionsHint')}
      </Text>
      <table className={`${classes.table} ${classes.permissions}`}>
        <thead>
          <tr>
            <th scope="col">{t('view.area')}</th>
            {acts.map((act) => (
              <th key={act} scope="col">
                {t(`view.${act}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission.area}>
              <th scope="row">{t(`area.${permission.area}`)}</th>
              {acts.map((act) => (
                <Cell key={act} isAllowed={permission[act]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </DetailCard>
  );
}

function Cell({ isAllowed }: { isAllowed: boolean | undefined }) {
  const t = useTexts('users');
  if (isAllowed === undefined) {
    return (
      <td>
        <span role="img" aria-label={t('view.none')} />
      </td>
    );
  }
  const Icon = isAllowed ? IconCheck : IconMinus;
  return (
    <td data-allowed={isAllowed || undefined}>
      <Icon size={18} role="img" aria-label={isAllowed ? t('view.yes') : t('view.no')} />
    </td>
  );
}
