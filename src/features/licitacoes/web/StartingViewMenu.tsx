// The filters and order a reader wants the list to open with: kept with their account, not in the browser.
import { ActionIcon, Menu } from '@mantine/core';
import { IconBookmark, IconBookmarkOff, IconHome } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import type { ListState } from '#kit/web/listState.ts';
import { parseSearch, searchOf, stringifySearch } from '#kit/web/search.ts';
import { toast } from '#kit/web/toast.ts';
import { licitacoes } from '../contract.ts';
import { calls } from './calls.ts';

type List = ListState<typeof licitacoes.list.query>;

/** Opened without any filter, the list takes those that its reader kept. Clearing them later leaves it clear. */
export function useStartingView({ search, set }: List): void {
  const cameBare = useRef(Object.keys(search).length === 0);
  const { data } = useQuery({ ...calls.readParams.query(), enabled: cameBare.current });
  useEffect(() => {
    if (!cameBare.current || !data) return;
    cameBare.current = false;
    if (data.params) set(searchOf(licitacoes.list.query)(parseSearch(data.params)), { replace: true });
  }, [data, set]);
}

export function StartingView({ list }: { list: List }) {
  const t = useTexts('licitacoes');
  const queryClient = useQueryClient();
  const keep = useMutation({
    ...calls.keepParams.mutation(),
    onSuccess: (kept) => {
      queryClient.setQueryData(calls.readParams.key(), kept);
      toast.success(kept.params ? t('list.startKept') : t('list.startForgotten'));
    },
  });
  const { page: _, ...view } = list.search;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('list.start')}>
          <IconHome size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('list.start')}</Menu.Label>
        <Menu.Item
          leftSection={<IconBookmark size={16} aria-hidden />}
          onClick={() => keep.mutate({ body: { params: stringifySearch(view) } })}
        >
          {t('list.keepStart')}
        </Menu.Item>
        <Menu.Item leftSection={<IconBookmarkOff size={16} aria-hidden />} onClick={() => keep.mutate({ body: { params: '' } })}>
          {t('list.forgetStart')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
