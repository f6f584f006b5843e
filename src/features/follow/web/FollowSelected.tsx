import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconStar, IconStarOff } from '@tabler/icons-react';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
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
import { type FollowMark, mostMarks, stages } from '../contract.ts';
import { followMany, type Wanted } from '../many.ts';
import { markQuery } from './marks.ts';

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
  const send = (changes: Wanted[], keeps = false) => put.mutateAsync({ body: { kind: 'licitacao', changes, keeps } });
  const withIds = (act: (ids: number[]) => void) => {
    if (selection.all || selection.ids.length > mostAtOnce) toast.info(t('selected.tooMany', { most: format.number(mostAtOnce) }));
    else act(selection.ids.map(Number));
  };
  const set = async (ids: number[], stage: FollowMark['stage'] | null, keeps: boolean) => {
    const { done, before } = await send(
      ids.map((item) => ({ item, stage })),
      keeps,
    );
    if (done === 0) return toast.info(t('selected.same'));
    const undo = () => void send(before).catch(toast.failure);
    toast.undo(t('selected.changed', { count: done, figure: format.number(done) }), undo);
  };
  const choose = (stage: FollowMark['stage'] | null, keeps = false) => withIds((ids) => void set(ids, stage, keeps).catch(toast.failure));
  return (
    <Opener
      opens="menu"
      fetch={loaded}
      panel={(anchor) => (
        <AnchoredMenu anchor={anchor}>
          {further(withIds)}
          <Menu.Divider />
          <FollowEntries selection={selection} start={() => choose('interested', true)} stop={() => choose(null)} />
          <Menu.Divider />
          <Menu.Label>{t('card.moveTo')}</Menu.Label>
          {stages.map((stage) => (
            <Menu.Item key={stage} leftSection={<span className={classes.noSign} />} onClick={() => choose(stage)}>
              {names(`stage.${stage}`)}
            </Menu.Item>
          ))}
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

/** Follows what is not followed yet, and the reverse; each can be chosen only if it would change something. */
function FollowEntries({ selection: { all, ids }, start, stop }: { selection: Selection; start: () => void; stop: () => void }) {
  const t = useTexts('follow');
  // The stars on the page have asked for most of them already.
  const asked = all || ids.length > mostMarks ? [] : ids;
  const marks = useQueries({ queries: asked.map((id) => markQuery({ kind: 'licitacao', item: Number(id) })) });
  const are = (isFollowed: boolean) => marks.length > 0 && marks.every(({ data }) => data !== undefined && (data !== null) === isFollowed);
  return (
    <>
      <Menu.Item leftSection={<IconStar size={16} aria-hidden />} disabled={are(true)} onClick={start}>
        {t('star.start')}
      </Menu.Item>
      <Menu.Item leftSection={<IconStarOff size={16} aria-hidden />} disabled={are(false)} onClick={stop}>
        {t('star.stop')}
      </Menu.Item>
    </>
  );
}
