import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Dialog.module.css';
import { useTexts } from './i18n.ts';

type DialogProps = { opened: boolean; close: () => void; title: string; size?: 'sm' | 'md' | 'lg' | 'xl'; children: ReactNode };

/** A window over the page. Mantine's own header would count as a second banner of the page, so the title stands in a plain line. */
export function Dialog({ opened, close, title, size = 'md', children }: DialogProps) {
  const t = useTexts('kit');
  return (
    <Modal.Root opened={opened} onClose={close} size={size} centered>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.header}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('action.close')} />
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
