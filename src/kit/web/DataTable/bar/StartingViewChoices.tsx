import { Menu } from '@mantine/core';
import { IconBookmark, IconBookmarkOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../locale/i18n.ts';
import { AnchoredMenu } from '../../popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '../../popup/anchor.ts';
import { stringifySearch } from '../../search/search.ts';
import type { StartingViewCalls } from '../../search/startingView.ts';
import { toast } from '../../toast/toast.ts';

type StartingViewItemsProps = {
  /** The list's current search parameters. */
  search: { page?: number | undefined };
  calls: StartingViewCalls;
};

export type StartingViewChoicesProps = AnchoredProps & StartingViewItemsProps;

export function StartingViewChoices({ anchor, ...props }: StartingViewChoicesProps) {
  return (
    <AnchoredMenu anchor={anchor}>
      <StartingViewItems {...props} />
    </AnchoredMenu>
  );
}

/** Saves the current filters and order as the list's starting view, or resets it. */
export function StartingViewItems({ search, calls }: StartingViewItemsProps) {
  const t = useTexts('common');
  const queryClient = useQueryClient();
  const save = useMutation({
    ...calls.keepParams.mutation(),
    onSuccess: (kept) => {
      queryClient.setQueryData(calls.readParams.key(), kept);
      toast.success(kept.params ? t('list.startKept') : t('list.startForgotten'));
    },
  });
  const { page: _, ...view } = search;
  return (
    <>
      <Menu.Label>{t('list.start')}</Menu.Label>
      <Menu.Item
        leftSection={<IconBookmark size={16} aria-hidden />}
        onClick={() => save.mutate({ body: { params: stringifySearch(view) } })}
      >
        {t('list.keepStart')}
      </Menu.Item>
      <Menu.Item leftSection={<IconBookmarkOff size={16} aria-hidden />} onClick={() => save.mutate({ body: { params: '' } })}>
        {t('list.forgetStart')}
      </Menu.Item>
    </>
  );
}
