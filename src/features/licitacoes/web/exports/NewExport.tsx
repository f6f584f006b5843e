import { Button, Radio, Stack, Text } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { maxExported } from '#kit/schema.ts';
import type { Selection } from '#kit/web/DataTable/selection.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { faultsOf } from '#kit/web/request/faultsOf.ts';
import { messageOf } from '#kit/web/toast/toast.ts';
import type { ListColumn } from '../../entities.ts';
import { type ExportJob, formats } from '../../exports.ts';
import { exportCalls } from './calls.ts';

/** What the list shows: filters and order, columns, selected rows, and how many match. */
export type ListedNotices = {
  query: ExportJob['query'];
  columns: ListColumn[];
  selection: Selection;
  total: number | undefined;
};

/** Asks for the format, the columns and the rows of an export, and starts it. */
export function NewExport({ listed: { query, columns, selection, total } }: { listed: ListedNotices }) {
  const t = useTexts('exports');
  const format = useFormat();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<ExportJob['format']>('xlsx');
  const [hasAllColumns, setHasAllColumns] = useState(false);
  const [wantsAllRows, setWantsAllRows] = useState(false);
  const selected = selection.all ? [] : selection.ids.map(Number);
  const isSelection = selected.length > 0 && selected.length <= maxExported && !wantsAllRows;
  const start = useMutation({
    ...exportCalls.create.mutation(),
    meta: { handlesFailure: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportCalls.list.key() }),
  });
  const send = () =>
    start.mutate({
      body: { format: chosen, columns: hasAllColumns || chosen === 'ocds' ? [] : columns, query, ...(isSelection && { ids: selected }) },
    });
  const count = (figure: number) => t('count', { count: figure, figure: format.number(figure) });
  return (
    <Stack gap="lg">
      <Choice label={t('format')} value={chosen} choose={(value) => setChosen(value as ExportJob['format'])}>
        {formats.map((name) => (
          <Radio key={name} value={name} label={t(`formats.${name}`)} description={t(`formatHints.${name}`)} />
        ))}
      </Choice>
      {chosen !== 'ocds' && (
        <Choice label={t('columns')} value={hasAllColumns ? 'all' : 'shown'} choose={(value) => setHasAllColumns(value === 'all')}>
          <Radio value="shown" label={t('shownColumns')} />
          <Radio value="all" label={t('allColumns')} />
        </Choice>
      )}
      {selected.length > 0 && selected.length <= maxExported && (
        <Choice label={t('rows')} value={isSelection ? 'selected' : 'all'} choose={(value) => setWantsAllRows(value === 'all')}>
          <Radio value="selected" label={t('selectedRows', { figure: format.number(selected.length) })} />
          <Radio value="all" label={t('allRows')} />
        </Choice>
      )}
      <div>
        <Button
          leftSection={<IconFileExport size={18} aria-hidden />}
          loading={start.isPending}
          disabled={total === undefined}
          onClick={send}
        >
          {t('start')}
        </Button>
        <Text size="sm" c="dimmed" mt="xs">
          {total !== undefined && `${count(isSelection ? selected.length : total)}. `}
          {t('background')}
        </Text>
        {start.isError && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="xs">
            {faultsOf(start.error).format ?? messageOf(start.error)}
          </Text>
        )}
      </div>
    </Stack>
  );
}

type ChoiceProps = { label: string; value: string; choose: (value: string) => void; children: ReactNode };

function Choice({ label, value, choose, children }: ChoiceProps) {
  return (
    <Radio.Group label={label} value={value} onChange={choose}>
      <Stack gap="xs" mt={6}>
        {children}
      </Stack>
    </Radio.Group>
  );
}
