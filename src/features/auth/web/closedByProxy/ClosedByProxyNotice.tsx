import { Code } from '@mantine/core';
import type { ClosedByProxy } from '#features/settings/contract.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AdminNotice } from '../AdminNotice.tsx';
import classes from './ClosedByProxyNotice.module.css';

/** The setting that keeps it closed explicitly, so that the notice is no longer shown. */
const keeping: Record<ClosedByProxy, string> = { demo: 'DEMO=false', registration: 'REGISTRATION=invite' };

export function ClosedByProxyNotice({ closed }: { closed: readonly ClosedByProxy[] }) {
  const t = useTexts('closedByProxy');
  const [first] = closed;
  if (!first) return null;
  return (
    <AdminNotice title={t('title')}>
      {t(`what.${closed.length > 1 ? 'both' : first}`)}
      <ul className={classes.steps}>
        <li>
          {t('enter')} <Code>npm run admin -- E-MAIL</Code>
        </li>
        <li>
          {t('proxy')} <Code>TRUST_PROXY=127.0.0.1</Code> <Code>PUBLIC_URL=https://…</Code>
        </li>
        <li>
          {t('keep')}{' '}
          {closed.map((each) => (
            <Code key={each}>{keeping[each]}</Code>
          ))}
        </li>
      </ul>
    </AdminNotice>
  );
}
