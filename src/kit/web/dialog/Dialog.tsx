import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../locale/i18n.ts';

type DialogProps = {
  opened: boolean;
  close: () => void;
  title: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  isOnTop?: boolean;
  children: ReactNode;
};

/** A modal dialog with a translated label on its close button. `isOnTop`: above other dialogs, whichever was there first. */
export function Dialog({ opened, close, title, size, isOnTop = false, children }: DialogProps) {
  const t = useTexts('kit');
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size={size}
      {...(isOnTop && { zIndex: 250 })}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      {children}
    </Modal>
  );
}
