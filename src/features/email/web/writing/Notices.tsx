import { Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconWorldOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { calls as mailCalls } from '../calls.ts';
import type { DraftAutosave, DraftState } from './draft/draftAutosave.ts';
import { useExternalAddresses } from './recipients/useKnownAddresses.ts';
import classes from './Writing.module.css';

type NoticesProps = { autosave: DraftAutosave; state: DraftState; takeBack: () => void };

/** What users have to know before they continue. */
export function Notices({ autosave, state, takeBack }: NoticesProps) {
  const t = useTexts('writing');
  const format = useFormat();
  return (
    <>
      {state.sendAt && (
        <Notice icon={<IconClock size={18} stroke={1.75} aria-hidden />} title={t('waits.title', { when: format.dateTime(state.sendAt) })}>
          <Button size="compact-sm" variant="light" onClick={takeBack}>
            {t('waits.edit')}
          </Button>
        </Notice>
      )}
      {state.saveState === 'conflict' && <ConflictNotice autosave={autosave} at={state.other?.savedAt ?? ''} />}
      {state.saveState === 'gone' && <GoneNotice autosave={autosave} />}
      <OutsideHint state={state} />
    </>
  );
}

function ConflictNotice({ autosave, at }: { autosave: DraftAutosave; at: string }) {
  const t = useTexts('writing');
  const format = useFormat();
  const { isBusy, run } = useStep();
  const choose = (choice: 'keep' | 'take') =>
    run(async () => {
      await (choice === 'keep' ? autosave.keepOwn() : autosave.takeOther());
      toast.success(t(choice === 'keep' ? 'clash.kept' : 'clash.taken'));
    });
  return (
    <Notice
      icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
      title={t('clash.title', { time: format.time(at) })}
      body={t('clash.body')}
      urgent
    >
      <Button size="compact-sm" variant="light" disabled={isBusy} onClick={() => choose('keep')}>
        {t('clash.keep')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => choose('take')}>
        {t('clash.take')}
      </Button>
    </Notice>
  );
}

function GoneNotice({ autosave }: { autosave: DraftAutosave }) {
  const t = useTexts('writing');
  const { isBusy, run } = useStep();
  return (
    <Notice icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />} title={t('gone.title')} body={t('gone.body')} urgent>
      <Button size="compact-sm" variant="light" disabled={isBusy} onClick={() => run(() => autosave.recreate())}>
        {t('gone.anew')}
      </Button>
    </Notice>
  );
}

/** Names recipients who will not receive it because no mail server is configured. */
function OutsideHint({ state: { values } }: { state: DraftState }) {
  const t = useTexts('writing');
  const { data: options } = useQuery(mailCalls.options.query());
  const outside = useExternalAddresses([...values.to, ...values.cc, ...values.bcc]);
  if (options?.canSendOutside !== false || outside.length === 0) return null;
  const addresses = outside.map(({ email }) => email).join(', ');
  return (
    <Notice icon={<IconWorldOff size={18} stroke={1.75} aria-hidden />} title={t('outsideHint', { count: outside.length, addresses })} />
  );
}

type NoticeProps = { icon: ReactNode; title: string; body?: string; urgent?: boolean; children?: ReactNode };

function Notice({ icon, title, body, urgent, children }: NoticeProps) {
  return (
    <div className={classes.notice} role={urgent ? 'alert' : 'status'}>
      {icon}
      <Stack gap={4} miw={0}>
        <p>{title}</p>
        {body && <p>{body}</p>}
        {children && (
          <Group gap="xs" mt={4}>
            {children}
          </Group>
        )}
      </Stack>
    </div>
  );
}

/** Runs one step at a time and shows its error. */
function useStep() {
  const [isBusy, setIsBusy] = useState(false);
  const run = (step: () => Promise<void>) => {
    setIsBusy(true);
    void step()
      .catch(toast.failure)
      .finally(() => setIsBusy(false));
  };
  return { isBusy, run };
}
