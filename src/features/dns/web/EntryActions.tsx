import { Button, Group } from '@mantine/core';
import { IconCalendarPlus, IconEdit, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { DnsEntry } from '../contract.ts';
import { calls } from './calls.ts';
import { EntryForm } from './EntryForm.tsx';
import { RenewForm } from './RenewForm.tsx';

/** Actions for admins on an entry. */
export function EntryActions({ entry, close }: { entry: DnsEntry; close: () => void }) {
  const t = useTexts('dns');
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'edit' | 'renew'>();
  const [isRemoving, setIsRemoving] = useState(false);
  const params = { id: entry.id };
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['dns'] });
  const remove = async () => {
    setIsRemoving(true);
    try {
      await calls.removeEntry.send({ params });
      close();
      toast.undo(t('remove.done', { nome: entry.nome }), () => void calls.restoreEntry.send({ params }).then(refresh, toast.failure));
      await refresh();
    } catch (error) {
      toast.failure(error);
    } finally {
      setIsRemoving(false);
    }
  };
  return (
    <Group gap="xs" mt="lg">
      <Button leftSection={<IconCalendarPlus size={18} aria-hidden />} onClick={() => setOpen('renew')}>
        {t('renew.button')}
      </Button>
      <Button variant="default" leftSection={<IconEdit size={18} aria-hidden />} onClick={() => setOpen('edit')}>
        {t('edit.button')}
      </Button>
      <Button
        variant="subtle"
        color="danger"
        leftSection={<IconTrash size={18} aria-hidden />}
        loading={isRemoving}
        onClick={() => void remove()}
      >
        {t('remove.button')}
      </Button>
      <EntryForm opened={open === 'edit'} close={() => setOpen(undefined)} entry={entry} />
      <RenewForm opened={open === 'renew'} close={() => setOpen(undefined)} entry={entry} />
    </Group>
  );
}
