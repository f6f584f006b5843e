import { Button, Drawer, Skeleton } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import classes from '#kit/web/DataTable/removed.module.css';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { RemovedDnsEntry } from '../contract.ts';
import { calls } from './calls.ts';
import { DayShown } from './DayShown.tsx';

/** Removed entries that can be restored, over the list. */
export function RemovedDrawer({ opened, close }: { opened: boolean; close: () => void }) {
  const t = useTexts('dns');
  const kit = useTexts('kit');
  return (
    <Drawer
      opened={useOpenedAfterMount(opened)}
      onClose={close}
      position="right"
      size="min(100%, 560px)"
      title={t('removed.title')}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      <RemovedList />
    </Drawer>
  );
}

const perPage = 20;

function RemovedList() {
  const t = useTexts('dns');
  const list = useRef<HTMLDivElement>(null);
  const query = useInfiniteQuery({
    queryKey: [...calls.listRemoved.key(), 'all'],
    queryFn: ({ pageParam, signal }) => calls.listRemoved.send({ query: { page: pageParam, perPage } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * perPage < total ? pages.length + 1 : undefined),
    staleTime: 0,
  });
  if (!query.data) return query.isError ? <Failure error={query.error} retry={() => query.refetch()} /> : <Skeleton height={240} />;
  // Pages may overlap when entries change while they are fetched.
  const entries = new Map(query.data.pages.flatMap((page) => page.entries).map((entry) => [entry.id, entry]));
  return (
    <div ref={list} tabIndex={-1} className={classes.content}>
      <p className={classes.note}>{t(entries.size > 0 ? 'removed.note' : 'removed.none')}</p>
      {entries.size > 0 && (
        <ul className={classes.list}>
          {[...entries.values()].map((entry) => (
            // The button of a restored entry disappears, so the focus moves to the list.
            <Removed key={entry.id} entry={entry} onRestored={() => list.current?.focus({ preventScroll: true })} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button mt="md" variant="light" size="xs" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('removed.more')}
        </Button>
      )}
    </div>
  );
}

function Removed({ entry, onRestored }: { entry: RemovedDnsEntry; onRestored: () => void }) {
  const t = useTexts('dns');
  const format = useFormat();
  const { nome, pedido, vigencia, vencimento, removed_at, removed_by } = entry;
  const when = format.dateTime(removed_at);
  return (
    <li className={classes.removed}>
      <div>
        <p className={classes.name}>
          <bdi>{nome}</bdi>
        </p>
        {pedido && (
          <p className={classes.second}>
            {t('field.pedido')}: <bdi>{pedido}</bdi>
          </p>
        )}
        {vigencia && (
          <p className={classes.second}>
            {t('field.vigencia')}: <DayShown day={vigencia} />
          </p>
        )}
        {vencimento && (
          <p className={classes.second}>
            {t('field.vencimento')}: <DayShown day={vencimento} />
          </p>
        )}
        <p className={classes.second}>{removed_by ? t('removed.whenBy', { when, who: removed_by }) : t('removed.when', { when })}</p>
      </div>
      <RestoreButton entry={entry} onRestored={onRestored} />
    </li>
  );
}

function RestoreButton({ entry: { id, nome }, onRestored }: { entry: RemovedDnsEntry; onRestored: () => void }) {
  const t = useTexts('dns');
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
      {t('removed.restore')}
    </Button>
  );
}
