import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dayInBrasilia } from '#kit/clock.ts';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { DateField } from '#kit/web/form/DateField.tsx';
import { showFaults } from '#kit/web/form/faults.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { DnsEntry } from '../contract.ts';
import { calls } from './calls.ts';

type RenewFormProps = { opened: boolean; close: () => void; entry: DnsEntry };

/** Form to renew an entry, by a year by default. */
export function RenewForm({ opened, close, entry }: RenewFormProps) {
  const t = useTexts('dns');
  return (
    <Dialog opened={opened} close={close} title={t('renew.title', { nome: entry.nome })}>
      <Fields key={entry.id} entry={entry} close={close} />
    </Dialog>
  );
}

function Fields({ entry: latest, close }: Omit<RenewFormProps, 'opened'>) {
  const t = useTexts('dns');
  const kit = useTexts('kit');
  const queryClient = useQueryClient();
  // The entry as it was when the window opened: later changes by others were not seen by this user.
  const [{ id, vencimento: before, version }] = useState(latest);
  const form = useForm({ initialValues: { vencimento: yearAfter(before ?? dayInBrasilia(new Date().toISOString())) } });
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['dns'] });
  const undoRenewal = (renewed: DnsEntry) =>
    calls.changeEntry.send({ params: { id }, body: { vencimento: before, version: renewed.version } }).then(refresh, toast.failure);
  const renew = useMutation({
    ...calls.renewEntry.mutation(),
    meta: { handlesFailure: true },
    onSuccess: async (renewed) => {
      await refresh();
      toast.undo(t('renew.done', { nome: renewed.nome }), () => void undoRenewal(renewed));
      close();
    },
    onError: (error) => showFaults(form, error),
  });
  return (
    <form onSubmit={form.onSubmit((values) => renew.mutate({ params: { id }, body: { ...values, version } }))} noValidate>
      <Stack gap="md">
        <DateField data-autofocus required label={t('renew.until')} {...form.getInputProps('vencimento')} value={form.values.vencimento} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {kit('action.cancel')}
          </Button>
          <Button type="submit" loading={renew.isPending}>
            {t('renew.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The same day a year later; 28 February for 29 February. */
function yearAfter(day: string): string {
  const year = String(Number(day.slice(0, 4)) + 1);
  return `${year}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;
}
