import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AppStep, type SharedSecret } from './AppStep.tsx';
import { CodesStep } from './CodesStep.tsx';
import { twoStepCalls } from './calls.ts';
import { PasswordStep } from './PasswordStep.tsx';

type EnableTwoStepProps = {
  lead: string;
  cancel: () => void;
  cancelLabel?: string;
  /** The level of the steps' headings. */
  level?: 2 | 3;
  /** Set by the last step to run instead of closing, so that the codes are not missed. */
  hold: RefObject<(() => void) | null>;
  done: () => void;
};

/** Sets up two-step verification: password, app and first code, recovery codes. */
export function EnableTwoStep({ lead, cancel, cancelLabel, level = 3, hold, done }: EnableTwoStepProps) {
  const t = useTexts('security');
  const [shared, setShared] = useState<SharedSecret>();
  const [codes, setCodes] = useState<string[]>();
  const refresh = useRefreshTwoStep();
  const begin = useMutation({ ...twoStepCalls.begin.mutation(), meta: { handlesFailure: true }, onSuccess: setShared, onError: refresh });
  if (codes) return <CodesStep codes={codes} step={{ step: 3, steps: 3, level }} hold={hold} done={done} />;
  if (shared) {
    const onConfirmed = (made: string[]) => {
      setCodes(made);
      return refresh();
    };
    const leave = cancelLabel === undefined ? undefined : { label: cancelLabel, onClick: cancel };
    const back = () => {
      setShared(undefined);
      begin.reset();
    };
    return <AppStep shared={shared} step={{ step: 2, steps: 3, level }} onConfirmed={onConfirmed} back={back} leave={leave} />;
  }
  return (
    <PasswordStep
      call={begin}
      step={{ step: 1, steps: 3, level }}
      lead={lead}
      action={t('ask.next')}
      cancel={cancel}
      cancelLabel={cancelLabel}
    />
  );
}

/** Refetches the state of two-step verification, which another tab may have changed. */
export function useRefreshTwoStep() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: twoStepCalls.read.key() });
}
