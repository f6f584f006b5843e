import { Skeleton, Text } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { fileSize } from '#kit/fileSize.ts';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import type { KindUsage } from '../contract.ts';
import { calls } from './calls.ts';
import { QuotaWarning } from './QuotaWarning.tsx';
import classes from './Users.module.css';

/** What an account stores beside its quotas, for admins. */
export function UsageCard({ id }: { id: number }) {
  const t = useTexts('users');
  return <Usage query={useQuery(calls.usage.query({ params: { id } }))} hint={t('usage.hint')} />;
}

/** The same for the user's own account. */
export function OwnUsage() {
  const t = useTexts('users');
  return <Usage query={useQuery(calls.ownUsage.query())} hint={t('usage.ownHint')} />;
}

function Usage({ query, hint }: { query: UseQueryResult<{ kinds: KindUsage[] }>; hint: string }) {
  const t = useTexts('users');
  return (
    <DetailCard title={t('usage.title')}>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <Loaded query={query} skeleton={<Skeleton height={520} />}>
        {({ kinds }) => <Kinds kinds={kinds} />}
      </Loaded>
    </DetailCard>
  );
}

function Kinds({ kinds }: { kinds: KindUsage[] }) {
  const t = useTexts('users');
  const format = useFormat();
  const locale = localeOf(useLanguage());
  // No line break between a number and its unit.
  const size = (bytes: number) => fileSize(bytes, locale).replaceAll(' ', '\u00a0');
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('usage.kind')}</th>
          <th scope="col">{t('usage.items')}</th>
          <th scope="col">{t('usage.bytes')}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind.kind} data-empty={kind.items === 0 || undefined}>
            <th scope="row">
              {t(`usage.name.${kind.kind}`)}
              <QuotaWarning usage={kind} />
            </th>
            <td>{t('usage.of', { used: format.number(kind.items), most: format.number(kind.mostItems) })}</td>
            <td>{t('usage.of', { used: size(kind.bytes), most: size(kind.mostBytes) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
