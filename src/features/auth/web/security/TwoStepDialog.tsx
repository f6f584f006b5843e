import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { CodesStep } from './CodesStep.tsx';
import { twoStepCalls } from './calls.ts';
import { EnableTwoStep, useRefreshTwoStep } from './EnableTwoStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

export type TwoStepAction = 'turnOn' | 'turnOff' | 'renew';
type TwoStepDialogProps = { action: TwoStepAction; opened: boolean; close: () => void };

/** The dialog that turns two-step verification on or off, or generates new recovery codes, step by step. */
export function TwoStepDialog({ action, opened, close }: TwoStepDialogProps) {
  const t = useTexts('security');
  /** Runs instead of closing, if the codes are not saved yet. */
  const hold = useRef<() => void>(null);
  const Steps = { turnOn: TurnOnSteps, turnOff: TurnOff, renew: Renew }[action];
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={() => (hold.current ?? close)()} title={t(`ask.${action}Title`)}>
      {/* Mounted only while the dialog is open, so that secrets are dropped. */}
      <Steps close={close} hold={hold} />
    </Dialog>
  );
}

type StepsProps = { close: () => void; hold: React.RefObject<(() => void) | null> };

function TurnOnSteps({ close, hold }: StepsProps) {
  const t = useTexts('security');
  // Shown at the end: on a phone the toast would cover the button.
  const done = () => {
    close();
    toast.success(t('twoStep.turnedOn'));
  };
  return <EnableTwoStep lead={t('ask.turnOnLead')} cancel={close} hold={hold} done={done} />;
}

function Renew({ close, hold }: StepsProps) {
  const t = useTexts('security');
  const refresh = useRefreshTwoStep();
  const renew = useMutation({ ...twoStepCalls.renewCodes.mutation(), meta: { handlesFailure: true }, onSettled: refresh });
  if (renew.data) return <CodesStep codes={renew.data.recoveryCodes} step={{ step: 2, steps: 2 }} hold={hold} done={close} />;
  return <PasswordStep call={renew} step={{ step: 1, steps: 2 }} lead={t('ask.renewLead')} action={t('ask.renew')} cancel={close} />;
}

function TurnOff({ close }: StepsProps) {
  const t = useTexts('security');
  const refresh = useRefreshTwoStep();
  const end = useMutation({
    ...twoStepCalls.end.mutation(),
    meta: { handlesFailure: true },
    onSuccess: () => {
      close();
      toast.success(t('twoStep.turnedOff'));
    },
    onSettled: refresh,
  });
  return <PasswordStep call={end} lead={t('ask.turnOffLead')} action={t('twoStep.turnOff')} danger cancel={close} />;
}
