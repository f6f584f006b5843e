import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { ManyTasksForm } from './ManyTasksForm.tsx';

type ManyTasksProps = { licitacoes: readonly number[]; opened: boolean; close: () => void };

/** Creates tasks about the selected notices. */
export function ManyTasksDialog({ opened, close, licitacoes }: ManyTasksProps) {
  const t = useTexts('tasks');
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={close} title={t('many.title')}>
      {opened && <ManyTasksForm licitacoes={licitacoes} close={close} />}
    </Dialog>
  );
}
