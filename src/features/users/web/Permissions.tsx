import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { AbilityRule } from '#features/auth/contract.ts';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useTexts } from '#kit/web/i18n.ts';
import facts from './Facts.module.css';
import classes from './UserView.module.css';

/** What rules speak of. */
const areas = ['standard', 'Auth', 'ACL', 'Analytics', 'dnsUpload'] as const;
const actions = ['read', 'manage'] as const;

/** What an account may do, as the guards read its rules. */
export function Permissions({ ability }: { ability: AbilityRule[] }) {
  const t = useTexts('users');
  const may = (action: string, area: string) =>
    ability.some((rule) => (rule.action === action || rule.action === 'manage') && (rule.subject === area || rule.subject === 'all'));
  return (
    <DetailCard title={t('view.permissions')}>
      <p className={facts.hint}>{t('view.permissionsHint')}</p>
      <table className={`${facts.table} ${classes.permissions}`}>
        <thead>
          <tr>
            <th scope="col">{t('view.area')}</th>
            {actions.map((action) => (
              <th key={action} scope="col">
                {t(`view.${action}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map((area) => (
            <tr key={area}>
              <th scope="row">{t(`area.${area}`)}</th>
              {actions.map((action) => {
                const isAllowed = may(action, area);
                const Icon = isAllowed ? IconCheck : IconMinus;
                return (
                  <td key={action} data-allowed={isAllowed || undefined}>
                    <Icon size={18} role="img" aria-label={isAllowed ? t('view.yes') : t('view.no')} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </DetailCard>
  );
}
