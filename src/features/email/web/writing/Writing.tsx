import { Button, Skeleton } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { useListState } from '#kit/web/search/listState.ts';
import type { SentDraft } from '../../entities.ts';
import { emailSearch } from '../emailSearch.ts';
import { calls } from './calls.ts';
import { readAddresses } from './recipients/addresses.ts';
import classes from './Writing.module.css';
import { type WritingActions, WritingForm } from './WritingForm.tsx';
import { WritingFrame } from './WritingFrame.tsx';

export type WritingWindowProps = {
  /** The id of a draft, or `new`. */
  draft: number | 'new';
  /** Recipient of a new e-mail. */
  to: string;
  /** Called when the window has closed; the draft is kept. */
  close: () => void;
};

type WritingProps = WritingWindowProps & { created: (id: number) => void };

/** The window and its form. */
export function Writing({ draft, to, close, created }: WritingProps) {
  const t = useTexts('writing');
  const { set } = useListState(emailSearch);
  const [title, setTitle] = useState('');
  const actions = useRef<WritingActions>(null);
  // The window stays the same, and a reload opens the draft again.
  const intoAddress = (id: number) => {
    created(id);
    set({ draft: String(id), to: '' }, { replace: true });
  };
  const form = { actions, setTitle: useCallback((subject: string) => setTitle(subject), []), created: intoAddress, close };
  // The frame does not change; a new e-mail has nothing to load.
  const [begun] = useState(draft);
  return (
    <WritingFrame title={title || t('title')} send={() => actions.current?.send()} close={() => (actions.current ?? { close }).close()}>
      {begun === 'new' ? <NewMail to={to} {...form} /> : <SavedDraft id={begun} {...form} />}
    </WritingFrame>
  );
}

type Form = {
  actions: RefObject<WritingActions | null>;
  setTitle: (title: string) => void;
  created: (id: number) => void;
  close: () => void;
};

function NewMail({ to, ...form }: Form & { to: string }) {
  const [initial] = useState((): SentDraft => ({ to: readAddresses(to).found, cc: [], bcc: [], subject: '', message: '' }));
  return <WritingForm initial={initial} {...form} />;
}

/** A draft that a call has just returned is not fetched again, in milliseconds. */
const staleTime = 3000;

function SavedDraft({ id, ...form }: Form & { id: number }) {
  const t = useTexts('writing');
  const kit = useTexts('kit');
  const query = useQuery({ ...calls.showDraft.query({ params: { id } }), staleTime: staleTime });
  // A form keeps its initial values: it waits for the current ones instead of starting with cached ones.
  const [isCurrent, setIsCurrent] = useState(false);
  if (!query.isFetching && !isCurrent) setIsCurrent(true);
  if (!isCurrent) return <FormSkeleton />;
  if (query.data === undefined && isNotFound(query.error))
    return (
      <EmptyState icon={<IconMailOff />} title={t('gone.missingTitle')} hint={t('gone.missing')}>
        <Button variant="light" onClick={form.close}>
          {kit('action.close')}
        </Button>
      </EmptyState>
    );
  return (
    <Loaded query={query} skeleton={<FormSkeleton />}>
      {(draft) => <WritingForm initial={draft} {...form} />}
    </Loaded>
  );
}

function FormSkeleton() {
  return (
    <div className={classes.form} aria-hidden>
      <div className={classes.body}>
        <div className={classes.row}>
          <Skeleton height={20} my={12} />
        </div>
        <div className={classes.row}>
          <Skeleton height={20} my={12} />
        </div>
        <div className={classes.message}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={classes.foot}>
        <Skeleton height={36} width={140} />
      </div>
    </div>
  );
}
