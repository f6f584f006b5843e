import { Button, Drawer, Skeleton, Stack } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { isNotFound } from '#kit/web/request/failures.ts';
import type { TaskThing } from '../../entities.ts';
import { calls } from '../calls.ts';
import { NewTask } from '../list/NewTask.tsx';
import { linkTo } from '../ThingLink.tsx';
import type { TasksState } from '../useTasksState.ts';
import { TaskForm } from './TaskForm.tsx';

/** The open or new task in a drawer. Unsaved input is discarded only after confirmation. */
export function TaskDrawer({ state }: { state: TasksState }) {
  const t = useTexts('tasks');
  const kit = useTexts('kit');
  const { task, thing } = state.search;
  // Keeps the content while the drawer closes.
  const [latest, setLatest] = useState({ task, thing });
  useEffect(() => {
    if (task !== undefined) setLatest({ task, thing });
  }, [task, thing]);
  const shown = task === undefined ? latest : { task, thing };
  // Closing changes the URL, and the form asks before unsaved input is lost.
  const isNew = shown.task === 'new';
  const goBack = useGoBack();
  const close = () => (isNew && thing !== undefined ? goBack(thing) : state.set({ task: undefined, thing: undefined }));
  const added = useRef<number>(undefined);
  const focusAdded = () => {
    if (added.current === undefined) return;
    const row = document.querySelector<HTMLElement>(`[data-task="${added.current}"] a[href]`);
    (row ?? document.querySelector<HTMLElement>('[data-home]'))?.focus();
    added.current = undefined;
  };
  const id = Number(shown.task);
  return (
    <Drawer
      opened={useOpenedAfterMount(task !== undefined)}
      onClose={close}
      onExitTransitionEnd={focusAdded}
      // Escape also closes that dialog, and must not open it again.
      closeOnEscape={false}
      onKeyDown={(press) => press.key === 'Escape' && !isForList(press.target) && close()}
      position="right"
      size="min(100%, 480px)"
      title={isNew ? t('add') : t('editor.title')}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      {isNew && (
        <NewTask
          key={shown.thing ?? ''}
          thing={shown.thing}
          state={state}
          close={close}
          added={(one) => {
            added.current = one;
          }}
        />
      )}
      {!isNew && shown.task !== undefined && <OpenTask key={id} id={id} close={close} />}
    </Drawer>
  );
}

/** Returns to the notice or bill from which a task was to be created. */
function useGoBack(): (thing: string) => void {
  const router = useRouter();
  return (thing) => {
    // Goes back in history, to restore the page with its search parameters.
    if (router.history.canGoBack()) return router.history.back();
    const [kind, id] = thing.split(':') as [TaskThing['kind'], string];
    void router.navigate({ ...linkTo({ kind, id: Number(id) }), replace: true });
  };
}

/** Escape closes an open list only. */
function isForList(target: EventTarget): boolean {
  return target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
}

function OpenTask({ id, close }: { id: number; close: () => void }) {
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const query = useQuery({ ...calls.show.query({ params: { id } }), enabled: isNumber });
  const isGone = isNotFound(query.error);
  // Unsaved input stays although the task is gone.
  if (isGone && query.data) return <TaskForm task={query.data} close={close} otherwise={<NoSuchTask close={close} />} />;
  if (!isNumber || isGone) return <NoSuchTask close={close} />;
  return (
    <Loaded query={query} skeleton={<FormSkeleton />}>
      {(task) => <TaskForm task={task} close={close} />}
    </Loaded>
  );
}

/** It was deleted, or assigned to another user. */
function NoSuchTask({ close }: { close: () => void }) {
  const t = useTexts('tasks');
  return (
    <EmptyState icon={<IconChecklist />} title={t('editor.missing')} hint={t('editor.missingHint')}>
      <Button variant="light" onClick={close}>
        {t('editor.back')}
      </Button>
    </EmptyState>
  );
}

function FormSkeleton() {
  return (
    <Stack gap="md" aria-hidden>
      {[36, 60, 60, 60, 56, 60, 220].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  );
}
