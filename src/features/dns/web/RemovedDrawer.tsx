import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RemovedItem, RemovedDrawer as RemovedItems } from '#kit/web/DataTable/RemovedDrawer.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { RemovedDnsEntry } from '../contract.ts';
import { calls } from './calls.ts';
import { DayShown } from './DayShown.tsx';

/** Removed entries that can be restored. */
export function RemovedDrawer({ opened, close }: { opened: boolean; close: () => void }) {
  const t = useTexts('dns');
  return (
    <RemovedItems
      opened={opened}
      close={close}
      title={t('removed.title')}
      note={t('removed.note')}
      none={t('removed.none')}
      queryKey={calls.listRemoved.key()}
      fetchPage={(query, signal) => calls.listRemoved.send({ query }, { signal })}
      itemsOfPage={({ entries }) => entries}
    >
      {(entry, onRestored) => <Removed key={entry.id} entry={entry} onRestored={onRestored} />}
    </RemovedItems>
  );
}

function Removed({ entry, onRestored }: { entry: RemovedDnsEntry; onRestored: () => void }) {
  const t = useTexts('dns');
  const format = useFormat();
  const { nome, pedido, vigencia, vencimento, removed_at, removed_by } = entry;
  const when = format.dateTime(removed_at);
  return (
    <RemovedItem
      name={<bdi>{nome}</bdi>}
      lines={[
        pedido && (
          <>
            {t('field.pedido')}: <bdi>{pedido}</bdi>
          </>
        ),
        vigencia && (
          <>
            {t('field.vigencia')}: <DayShown day={vigencia} />
          </>
        ),
        vencimento && (
          <>
            {t('field.vencimento')}: <DayShown day={vencimento} />
          </>
        ),
        removed_by ? t('removed.whenBy', { when, who: removed_by }) : t('removed.when', { when }),
      ]}
      restore={<RestoreButton entry={entry} onRestored={onRestored} />}
    />
  );
}

function RestoreButton({ entry: { id, nome }, onRestored }: { entry: RemovedDnsEntry; onRestored: () => void }) {
  const t = useTexts('dns');
  const common = useTexts('common');
  const queryClient = useQueryClient();
  const [isRestoring, setIsRestoring] = useState(false);
  const restore = async () => {
    setIsRestoring(true);
    try {
      await calls.restoreEntry.send({ params: { id } });
      toast.success(t('removed.restored', { nome }));
      onRestored();
    } catch (error) {
      toast.failure(error);
    }
    setIsRestoring(false);
    // Also after a failure: another user may have restored it, or it expired.
    await queryClient.invalidateQueries({ queryKey: ['dns'] });
  };
  return (
    <Button
      size="compact-sm"
      variant="light"
      loading={isRestoring}
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      aria-label={t('removed.restoreOf', { nome })}
      onClick={() => void restore()}
    >
      {common('word.restore')}
    </Button>
  );
}
