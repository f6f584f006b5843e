import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { DateField } from '#kit/web/form/DateField.tsx';
import { showFaults } from '#kit/web/form/faults.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { DnsEntry } from '../contract.ts';
import { calls } from './calls.ts';

type EntryFormProps = {
  opened: boolean;
  close: () => void;
  /** The entry to edit; a new one when left out. */
  entry?: DnsEntry;
};

/** Form to create or edit an entry. */
export function EntryForm({ opened, close, entry }: EntryFormProps) {
  const t = useTexts('dns');
  return (
    <Dialog opened={opened} close={close} title={t(entry ? 'edit.title' : 'edit.addTitle')}>
      {/* Mounted per opening, because a form reads its initial values once. */}
      <Fields key={entry?.id ?? 0} entry={entry} close={close} />
    </Dialog>
  );
}

const longest = { nome: 1000, pedido: 100, nota: 1000 };

function Fields({ entry: latest, close }: { entry: DnsEntry | undefined; close: () => void }) {
  const t = useTexts('dns');
  const kit = useTexts('kit');
  const queryClient = useQueryClient();
  // The entry as it was when the window opened: later changes by others were not seen by this user.
  const [entry] = useState(latest);
  const initialValues = {
    ...{ nome: entry?.nome ?? '', pedido: entry?.pedido ?? '', nota: entry?.nota ?? '' },
    ...{ vigencia: entry?.vigencia ?? '', vencimento: entry?.vencimento ?? '' },
  };
  const form = useForm({ initialValues });
  const save = useMutation({
    mutationFn: (values: typeof initialValues) => {
      if (!entry) return calls.addEntry.send({ body: values });
      const changed = Object.fromEntries(Object.entries(values).filter(([field]) => form.isDirty(field)));
      return calls.changeEntry.send({ params: { id: entry.id }, body: { ...changed, version: entry.version } });
    },
    meta: { handlesFailure: true },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['dns'] });
      toast.success(t(entry ? 'edit.saved' : 'edit.added'));
      close();
    },
    onError: (error) => showFaults(form, error),
  });
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))} noValidate>
      <Stack gap="md">
        <TextInput
          data-autofocus
          required
          label={t('edit.nome')}
          maxLength={longest.nome}
          autoComplete="off"
          {...form.getInputProps('nome')}
        />
        <Group grow align="flex-start">
          <DateField label={t('field.vigencia')} {...form.getInputProps('vigencia')} value={form.values.vigencia} />
          <DateField label={t('field.vencimento')} {...form.getInputProps('vencimento')} value={form.values.vencimento} />
        </Group>
        <TextInput label={t('field.pedido')} maxLength={longest.pedido} autoComplete="off" {...form.getInputProps('pedido')} />
        <Textarea label={t('field.nota')} maxLength={longest.nota} autosize minRows={2} maxRows={6} {...form.getInputProps('nota')} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {kit('action.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={entry !== undefined && !form.isDirty()}>
            {t(entry ? 'edit.save' : 'edit.add')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
