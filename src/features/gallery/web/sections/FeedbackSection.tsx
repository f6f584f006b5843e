import { Button, Drawer, Group, Text, TextInput, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { Sample } from '../Sample.tsx';

const kinds = ['success', 'info', 'warning', 'danger'] as const;

export function FeedbackSection() {
  const t = useTexts('gallery');
  const kit = useTexts('kit');
  const common = useTexts('common');
  const [dialogIsOpen, dialog] = useDisclosure(false);
  const [drawerIsOpen, drawer] = useDisclosure(false);
  const ask = async () => {
    const yes = await confirm({
      title: t('feedback.confirmTitle'),
      body: t('feedback.confirmBody'),
      action: common('word.delete'),
      danger: true,
    });
    toast.info(yes ? t('feedback.saidYes') : t('feedback.saidNo'));
  };
  return (
    <>
      <Sample title={t('feedback.toast')} when={t('feedback.toastWhen')}>
        <Group gap="8px 16px">
          {kinds.map((kind) => (
            <Button key={kind} variant="light" color={kind} onClick={() => toast[kind](t(`feedback.said.${kind}`))}>
              {t(`feedback.kind.${kind}`)}
            </Button>
          ))}
        </Group>
      </Sample>
      <Sample title={kit('action.undo')} when={t('feedback.undoWhen')}>
        <Button variant="default" onClick={() => toast.undo(t('feedback.removed'), () => toast.success(t('feedback.back')))}>
          {t('feedback.removeAtOnce')}
        </Button>
      </Sample>
      <Sample title={t('feedback.confirm')} when={t('feedback.confirmWhen')}>
        <Button variant="light" color="danger" onClick={ask}>
          {t('feedback.removeForGood')}
        </Button>
      </Sample>
      <Sample title={t('feedback.dialog')} when={t('feedback.dialogWhen')}>
        <Button variant="default" onClick={dialog.open}>
          {t('feedback.openDialog')}
        </Button>
        <Dialog opened={dialogIsOpen} close={dialog.close} title={t('feedback.dialogTitle')}>
          <TextInput label={t('fields.name')} data-autofocus />
          <Group justify="end" mt="lg">
            <Button onClick={dialog.close}>{kit('form.save')}</Button>
          </Group>
        </Dialog>
      </Sample>
      <Sample title={t('feedback.drawer')} when={t('feedback.drawerWhen')}>
        <Button variant="default" onClick={drawer.open}>
          {t('feedback.openDrawer')}
        </Button>
        <Drawer
          opened={drawerIsOpen}
          onClose={drawer.close}
          position="right"
          title={common('word.details')}
          closeButtonProps={{ 'aria-label': kit('action.close') }}
        >
          <Text>{t('feedback.drawerBody')}</Text>
        </Drawer>
      </Sample>
      <Sample title={t('feedback.tooltip')} when={t('feedback.tooltipWhen')}>
        <Tooltip label={t('feedback.tooltipWords')}>
          <Button variant="default">{t('feedback.point')}</Button>
        </Tooltip>
      </Sample>
    </>
  );
}
