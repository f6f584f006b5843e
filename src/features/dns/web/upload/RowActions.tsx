import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { neighbourOf } from '#kit/web/device/focusNeighbour.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { DnsUpload } from '../../contract.ts';
import classes from './Upload.module.css';
import { useUploadActions } from './useUploadActions.ts';

/** Actions on an upload: review, undo, redo, discard. */
export function RowActions({ upload }: { upload: DnsUpload }) {
  const t = useTexts('upload');
  const common = useTexts('common');
  const { undo, redo, discard, isBusy } = useUploadActions(upload);
  const root = useRef<HTMLDivElement>(null);
  const { id, arquivo, estado } = upload;
  const remove = () => {
    const row = root.current?.closest('[data-index]') ?? null;
    const next = neighbourOf(row, 'a[href]');
    void discard(() => next?.focus());
  };
  return (
    <div ref={root} className={classes.actions}>
      {estado === 'pronta' ? (
        <Button
          size="compact-sm"
          aria-label={t('action.lookAt', { arquivo })}
          renderRoot={(props) => <Link to="/importar" search={(old: object) => ({ ...old, upload: id })} resetScroll={false} {...props} />}
        >
          {t('action.look')}
        </Button>
      ) : (
        // One button for both, which keeps the focus.
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t(estado === 'gravada' ? 'action.undoOf' : 'action.redoOf', { arquivo })}
          // Not `disabled`, which would lose the focus.
          aria-disabled={isBusy}
          onClick={() => !isBusy && void (estado === 'gravada' ? undo() : redo())}
        >
          {t(estado === 'gravada' ? 'action.undo' : 'action.redo')}
        </Button>
      )}
      {estado !== 'gravada' && (
        <ActionIcon
          variant="default"
          size={26}
          aria-label={t('action.discardOf', { arquivo })}
          data-hint={common('word.discard')}
          aria-disabled={isBusy}
          onClick={() => !isBusy && remove()}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
