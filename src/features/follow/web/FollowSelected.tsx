import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconStarOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mostAtOnce } from '#kit/mostAtOnce.ts';
import classes from '#kit/web/board/BoardCard.module.css';
import type { Selection } from '#kit/web/DataTable/selection.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import { Opener } from '#kit/web/popup/Opener.tsx';
import { api } from '#kit/web/request/api.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type FollowMark, stages } from '../contract.ts';
import { followMany, type Wanted } from '../many.ts';

const calls = api('follow', followMany);
const loaded = async () => {};

type FollowSelectedProps = {
  selection: Selection;
  /** Further entries of the menu; `choose` calls back with the ids, unless there are too many. */
  further: (choose: (act: (ids: number[]) => void) => void) => ReactNode;
};

/** What can be done with the selected notices: each is one call that can be undone. */
export function FollowSelected({ selection, further }: FollowSelectedProps) {
  const t = useTexts('board');
  const names = useTexts('follow');
  const format = useFormat();
  const queryClient = useQueryClient();
  const put = useMutation({ ...calls.putMany.mutation(), onSettled: () => queryClient.invalidateQueries({ queryKey: ['follow'] }) });
  const send = (changes: Wanted[]) => put.mutateAsync({ body: { kind: 'licitacao', changes } });
  const withIds = (act: (ids: number[]) => void) => {
    if (selection.all || selection.ids.length > mostAtOnce) toast.info(t('selected.tooMany', { most: format.number(mostAtOnce) }));
    else act(selection.ids.map(Number));
  };
  const set = async (ids: number[], stage: FollowMark['stage'] | null) => {
    const { done, before } = await send(ids.map((item) => ({ item, stage })));
    if (done === 0) return toast.info(t('selected.same'));
    const undo = () => void send(before).catch(toast.failure);
    toast.undo(t('selected.changed', { count: done, figure: format.number(done) }), undo);
  };
  const choose = (stage: FollowMark['stage'] | null) => withIds((ids) => void set(ids, stage).catch(toast.failure));
  return (
    <Opener
      opens="menu"
      fetch={loaded}
      panel={(anchor) => (
        <AnchoredMenu anchor={anchor}>
          {further(withIds)}
          <Menu.Divider />
          <Menu.Label>{t('card.moveTo')}</Menu.Label>
          {stages.map((stage) => (
            <Menu.Item key={stage} leftSection={<span className={classes.noSign} />} onClick={() => choose(stage)}>
              {names(`stage.${stage}`)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconStarOff size={16} aria-hidden />} onClick={() => choose(null)}>
            {names('star.stop')}
          </Menu.Item>
        </AnchoredMenu>
      )}
    >
      <Button
        flex="none"
        size="compact-sm"
        variant="default"
        rightSection={<IconChevronDown size={16} aria-hidden />}
        loading={put.isPending}
        data-hint={t('selected.name')}
        aria-label={t('selected.name')}
      >
        {t('selected.button')}
      </Button>
    </Opener>
  );
}
