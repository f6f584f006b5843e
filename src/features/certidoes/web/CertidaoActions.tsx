import { Button, Group } from '@mantine/core';
import { IconCalendarPlus, IconEdit, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type Certidao, nomeDe } from '../entities.ts';
import { calls } from './calls.ts';

const EditDrawer = lazy(async () => ({ default: (await import('./edit/CertidaoForm.tsx')).ChangeDrawer }));
const RenewDrawer = lazy(async () => ({ default: (await import('./edit/CertidaoForm.tsx')).RenewDrawer }));

/** Actions for admins on a document. */
export function CertidaoActions({ certidao, close }: { certidao: Certidao; close: () => void }) {
  const t = useTexts('certidoes');
  const common = useTexts('common');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'edit' | 'renew'>();
  const [isRemoving, setIsRemoving] = useState(false);
  const params = { id: certidao.id };
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['certidoes'] });
  const remove = async () => {
    setIsRemoving(true);
    try {
      await calls.remove.send({ params });
      close();
      const name = nomeDe(certidao, language);
      toast.undo(t('remove.done', { name }), () => void calls.restore.send({ params }).then(refresh, toast.failure));
      await refresh();
    } catch (error) {
      toast.failure(error);
    } finally {
      setIsRemoving(false);
    }
  };
  return (
    <Group gap="xs">
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
        {common('word.delete')}
      </Button>
      <Suspense>
        {open === 'edit' && <EditDrawer certidao={certidao} close={() => setOpen(undefined)} />}
        {open === 'renew' && <RenewDrawer certidao={certidao} close={() => setOpen(undefined)} />}
      </Suspense>
    </Group>
  );
}
