import { Button, Skeleton, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { SettingsSection } from '#kit/web/page/SettingsSection.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { OpenSession } from '../../contract.ts';
import { sessionCalls } from './calls.ts';
import classes from './Security.module.css';
import { SessionRow } from './SessionRow.tsx';

/** Lists the account's active sessions, and ends them. */
export function Sessions() {
  const t = useTexts('security');
  // Refetched, since sessions begin and end elsewhere.
  const query = useQuery({ ...sessionCalls.list.query(), staleTime: 0 });
  return (
    <SettingsSection isDense title={t('sessions.title')} lead={t('sessions.lead')}>
      <Loaded query={query} skeleton={<Skeleton height={73} />}>
        {({ sessions }) => <List sessions={sessions} />}
      </Loaded>
    </SettingsSection>
  );
}

function List({ sessions }: { sessions: readonly OpenSession[] }) {
  const t = useTexts('security');
  const queryClient = useQueryClient();
  const list = useHeldFocus();
  const refresh = () => queryClient.invalidateQueries({ queryKey: sessionCalls.list.key() });
  const end = useMutation({
    ...sessionCalls.end.mutation(),
    meta: { handlesFailure: true },
    // A session that has already ended counts as success.
    onError: (error) => !isNotFound(error) && toast.failure(error),
    onSuccess: () => toast.success(t('sessions.ended')),
    onSettled: refresh,
  });
  const endOthers = useMutation({
    ...sessionCalls.endOthers.mutation(),
    onSuccess: () => toast.success(t('sessions.othersEnded')),
    onSettled: refresh,
  });

  async function askToEndOthers() {
    const question = {
      title: t('sessions.endOthersTitle'),
      body: t('sessions.endOthersBody'),
      action: t('sessions.endOthers'),
      danger: true,
    };
    if (await confirm(question)) endOthers.mutate();
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} className={classes.sessions} aria-label={t('sessions.list')}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables.params.id === session.id}
            end={() => end.mutate({ params: { id: session.id } })}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <Button variant="default" loading={endOthers.isPending} onClick={askToEndOthers}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      ) : (
        <Text c="dimmed">{t('sessions.alone')}</Text>
      )}
    </>
  );
}

/** If the focused row is removed, the list takes the focus. */
function useHeldFocus() {
  const list = useRef<HTMLUListElement>(null);
  const held = useRef(false);
  useEffect(() => {
    const section = list.current?.parentElement;
    const note = () => {
      held.current = section?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (held.current && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  });
  return list;
}
