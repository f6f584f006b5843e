import { Button, Skeleton, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMutationState, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Static } from '#kit/schema.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import type { twoStep } from '../../contract.ts';
import { EntranceHead } from '../EntranceHead.tsx';
import entrance from '../entrance.module.css';
import { Remark } from '../Remark.tsx';
import { useUser } from '../session.ts';
import { twoStepCalls } from './calls.ts';
import { EnableTwoStep } from './EnableTwoStep.tsx';

type RequiredTwoStepProps = {
  /** Returns to the page the user came from. */
  onDone: () => void;
  leave: () => void;
};

/** The page of users who must set up two-step verification before doing anything else. */
export function RequiredTwoStep(props: RequiredTwoStepProps) {
  const t = useTexts('security');
  const user = useUser();
  // It may have been set up in another tab.
  const query = useQuery({ ...twoStepCalls.read.query(), refetchOnWindowFocus: 'always' });
  // It is already on while the recovery codes are shown.
  const part = query.data?.isOn ? 'done' : 'missing';
  return (
    <>
      <EntranceHead title={t(`required.${part}.title`)}>{t(`required.${part}.lead`)}</EntranceHead>
      {user && (
        <div className={entrance.whose}>
          <strong dir="auto">{user.fullName || user.username}</strong>
          <span>{user.email}</span>
        </div>
      )}
      <Loaded query={query} skeleton={<Skeleton height={180} />}>
        {(state) => <SetUp {...props} state={state} />}
      </Loaded>
    </>
  );
}

function SetUp({ state, onDone, leave }: RequiredTwoStepProps & { state: Static<typeof twoStep.read.reply> }) {
  const t = useTexts('security');
  const hold = useRef<() => void>(null);
  const isSetUpHere = useIsSetUpHere();
  // After it is set up here, the recovery codes are still to be shown.
  const isNeeded = isSetUpHere || (state.isRequired && !state.isOn);
  const latestOnDone = useRef(onDone);
  latestOnDone.current = onDone;
  useEffect(() => {
    if (!isNeeded) latestOnDone.current();
  }, [isNeeded]);
  if (!isNeeded) return null;
  if (!state.isOffered)
    return (
      <Stack>
        <Remark kind="info" icon={<IconInfoCircle />}>
          {t('twoStep.notOffered')}
        </Remark>
        <Button variant="default" onClick={leave}>
          {t('required.leave')}
        </Button>
      </Stack>
    );
  const done = () => {
    toast.success(t('twoStep.turnedOn'));
    onDone();
  };
  return <EnableTwoStep lead={t('ask.turnOnLead')} cancel={leave} cancelLabel={t('required.leave')} level={2} hold={hold} done={done} />;
}

/** Whether this page has sent the first code of the app. */
function useIsSetUpHere(): boolean {
  const { mutationKey } = twoStepCalls.confirm.mutation();
  const states = useMutationState({ filters: { mutationKey }, select: ({ state }) => state.status });
  // Kept, since mutations are dropped after some minutes, before which the codes may not be saved.
  const isConfirmed = useRef(false);
  isConfirmed.current ||= states.includes('success');
  return isConfirmed.current || states.includes('pending');
}
