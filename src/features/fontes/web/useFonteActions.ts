import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Input } from '#kit/contract.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { Fonte, fontesCalls, Lista } from '../contract.ts';
import { calls } from './calls.ts';

export type Change = Input<typeof fontesCalls.change>['body'];

/** Changes a source, or asks it to be read; failures become toasts. */
export function useFonteActions(fonte: Fonte) {
  const t = useTexts('fontes');
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>, done?: string) => {
    setBusy(true);
    try {
      await work();
      if (done) toast.success(done);
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: ['fontes'] });
    }
  };
  const params = { fonte };
  return {
    isBusy,
    turn: (ligada: boolean) => attempt(() => calls.change.send({ params, body: { ligada } })),
    turnListas: (listas: Partial<Record<Lista, boolean>>) => attempt(() => calls.change.send({ params, body: { listas } })),
    /** @throws what the call throws, for the form to show */
    change: async (body: Change) => {
      await calls.change.send({ params, body });
      await queryClient.invalidateQueries({ queryKey: ['fontes'] });
    },
    read: () => attempt(() => calls.read.send({ params }), t('readAsked')),
    fill: (dia: string, lista?: Lista) =>
      attempt(() => calls.fill.send({ params: { fonte, dia }, query: lista ? { lista } : {} }), t('readAsked')),
  };
}
