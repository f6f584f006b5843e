import { Menu } from '@mantine/core';
import { IconBookmark, IconBookmarkOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/i18n.ts';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { stringifySearch } from '#kit/web/search.ts';
import { toast } from '#kit/web/toast.ts';
import { calls } from './calls.ts';
import type { ProjetosState } from './narrowing.ts';

/** Keeps the filters and order in force as those the list opens with, or forgets them. */
export function StartingViewPanel({ anchor, list }: AnchoredProps & { list: ProjetosState }) {
  const t = useTexts('projetosDeLei');
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
    <AnchoredMenu anchor={anchor}>
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
    </AnchoredMenu>
  );
}
