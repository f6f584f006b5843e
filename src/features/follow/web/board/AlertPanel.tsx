import { NativeSelect, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { AnchoredPopover } from '#kit/web/popup/AnchoredPopover.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { calls } from '../calls.ts';
import { useSaveSettings } from '../useSaveSettings.ts';

const choices = [0, 1, 2, 3, 5, 7, 10, 15, 30];
const never = 'never';

export function AlertPanel({ anchor }: AnchoredProps) {
  const t = useTexts('board');
  return (
    <AnchoredPopover anchor={anchor} label={t('alerts.title')} position="bottom-end" width={320} padding={16}>
      <DaysBefore />
    </AnchoredPopover>
  );
}

function DaysBefore() {
  const t = useTexts('board');
  const format = useFormat();
  const query = useQuery(calls.readSettings.query());
  const keep = useSaveSettings();
  const label = (days: number) => (days === 0 ? t('alerts.sameDay') : t('alerts.days', { count: days, figure: format.number(days) }));
  return (
    <Loaded query={query} skeleton={<Skeleton height={96} />}>
      {({ daysBefore }) => (
        <NativeSelect
          data-autofocus
          label={t('alerts.label')}
          description={t('alerts.hint')}
          value={daysBefore === null ? never : String(daysBefore)}
          data={[
            ...[...new Set([...choices, ...(daysBefore === null ? [] : [daysBefore])])]
              .sort((one, other) => one - other)
              .map((days) => ({ value: String(days), label: label(days) })),
            { value: never, label: t('alerts.never') },
          ]}
          onChange={({ currentTarget: { value } }) => keep.mutate({ daysBefore: value === never ? null : Number(value) })}
        />
      )}
    </Loaded>
  );
}
