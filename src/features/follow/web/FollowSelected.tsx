import { Button, Menu } from '@mantine/core';
import { IconStar, IconStarOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import classes from '#kit/web/board/BoardCard.module.css';
import type { Selection } from '#kit/web/DataTable/selection.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import { Opener } from '#kit/web/popup/Opener.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import { type FollowMark, mostFollowed, stages, type Wanted } from '../contract.ts';
import { calls } from './calls.ts';

const loaded = async () => {};

/** Follows the selected notices, sets their stage, or stops following them, in one call that can be undone. */
export function FollowSelected({ selection }: { selection: Selection }) {
  const t = useTexts('board');
  const names = useTexts('follow');
  const format = useFormat();
  const queryClient = useQueryClient();
  const put = useMutation({ ...calls.putMany.mutation(), onSettled: () => queryClient.invalidateQueries({ queryKey: ['follow'] }) });
  const send = (changes: Wanted[]) => put.mutateAsync({ body: { kind: 'licitacao', changes } });
  const set = async (stage: FollowMark['stage'] | null) => {
    if (selection.all || selection.ids.length > mostFollowed)
      return toast.info(t('selected.tooMany', { most: format.number(mostFollowed) }));
    const { done, before } = await send(selection.ids.map((id) => ({ item: Number(id), stage })));
    if (done === 0) return toast.info(t('selected.same'));
    const undo = () => void send(before).catch(toast.failure);
    toast.undo(t('selected.changed', { count: done, figure: format.number(done) }), undo);
  };
  const choose = (stage: FollowMark['stage'] | null) => void set(stage).catch(toast.failure);
  return (
    <Opener
      opens="menu"
      fetch={loaded}
      panel={(anchor) => (
        <AnchoredMenu anchor={anchor}>
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
        size="compact-sm"
        variant="default"
        leftSection={<IconStar size={18} aria-hidden />}
        loading={put.isPending}
        data-hint={t('selected.name')}
        aria-label={t('selected.name')}
      >
        {t('selected.button')}
      </Button>
    </Opener>
  );
}
