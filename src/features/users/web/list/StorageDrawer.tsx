import { Drawer, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fileSize } from '#kit/fileSize.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { displayName } from '#kit/web/text/displayName.ts';
import type { StoredTotals } from '../../contract.ts';
import { calls } from '../calls.ts';
import { QuotaWarning } from '../QuotaWarning.tsx';
import classes from '../Users.module.css';

/** Total storage, and the largest accounts, in descending order. */
export function StorageDrawer({ opened, close }: { opened: boolean; close: () => void }) {
  const t = useTexts('users');
  const kit = useTexts('kit');
  const query = useQuery({ ...calls.stored.query(), enabled: opened });
  return (
    <Drawer
      opened={useOpenedAfterMount(opened)}
      onClose={close}
      position="right"
      size={480}
      title={t('usage.heaviest')}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      <Loaded query={query} skeleton={<Skeleton height={480} />}>
        {(stored) =>
          stored.accounts.length > 0 ? (
            <Heaviest stored={stored} />
          ) : (
            <Text size="sm" c="dimmed">
              {t('usage.none')}
            </Text>
          )
        }
      </Loaded>
    </Drawer>
  );
}

function Heaviest({ stored }: { stored: StoredTotals }) {
  const t = useTexts('users');
  const format = useFormat();
  const locale = localeOf(useLanguage());
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('usage.heaviestHint', { bytes: fileSize(stored.bytes, locale), items: format.number(stored.items) })}
      </Text>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('usage.account')}</th>
            <th scope="col">{t('usage.items')}</th>
            <th scope="col">{t('usage.bytes')}</th>
          </tr>
        </thead>
        <tbody>
          {stored.accounts.map((account) => (
            <tr key={account.id}>
              <th scope="row">
                <Link className={classes.account} to="/apps/user/view/$id" params={{ id: String(account.id) }}>
                  <Avatar name={displayName(account)} src={account.avatar} size={28} />
                  <span dir="auto">{displayName(account)}</span>
                </Link>
                {account.limits.map((usage) => (
                  <QuotaWarning key={usage.kind} usage={usage} named />
                ))}
              </th>
              <td>{format.number(account.items)}</td>
              <td>{fileSize(account.bytes, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
