import { Button, Skeleton, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Static } from '#kit/schema.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { Loaded } from '#kit/web/Loaded.tsx';
import { toast } from '#kit/web/toast.ts';
import type { twoStep } from '../../contract.ts';
import { EntranceHead } from '../EntranceHead.tsx';
import { Remark } from '../Remark.tsx';
import { twoStepCalls } from './calls.ts';
import { TurnOn } from './TurnOn.tsx';

type RequiredTwoStepProps = {
  /** Back to where the reader was before. */
  goOn: () => void;
  leave: () => void;
};

/** The page of whoever can do nothing before the second step is set up. */
export function RequiredTwoStep(props: RequiredTwoStepProps) {
  const t = useTexts('security');
  const query = useQuery(twoStepCalls.read.query());
  return (
    <>
      <EntranceHead title={t('required.title')}>{t('required.lead')}</EntranceHead>
      <Loaded query={query} skeleton={<Skeleton height={180} />}>
        {(state) => <SetUp {...props} state={state} />}
      </Loaded>
    </>
  );
}

function SetUp({ state, goOn, leave }: RequiredTwoStepProps & { state: Static<typeof twoStep.read.reply> }) {
  const t = useTexts('security');
  const hold = useRef<() => void>(null);
  // Once it is on, the recovery codes are still to be shown.
  const [isNeeded] = useState(state.isRequired && !state.isOn);
  useEffect(() => {
    if (!isNeeded) goOn();
  });
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
    goOn();
  };
  return <TurnOn lead={t('ask.turnOnLead')} cancel={leave} cancelLabel={t('required.leave')} level={2} hold={hold} done={done} />;
}
