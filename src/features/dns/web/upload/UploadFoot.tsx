import { Button, Checkbox, Loader } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconListCheck, IconPlaylistAdd, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { DnsUpload } from '../../contract.ts';
import classes from './Upload.module.css';
import { useUploadActions } from './useUploadActions.ts';

type UploadFootProps = { upload: DnsUpload; close: () => void };

/** Actions on an upload, always visible below its rows. */
export function UploadFoot({ upload, close }: UploadFootProps) {
  return (
    <div className={classes.foot}>
      {upload.estado === 'pronta' ? <ReadyActions upload={upload} close={close} /> : <CommittedActions upload={upload} close={close} />}
    </div>
  );
}

/** Commits the upload, with a choice about faulty rows, or discards it. */
function ReadyActions({ upload, close }: UploadFootProps) {
  const t = useTexts('upload');
  const format = useFormat();
  const reason = useId();
  const { commit, discard, isBusy } = useUploadActions(upload);
  const [isLeftOut, leaveOut] = useState(false);
  const { total, faulty } = upload;
  const good = total - faulty;
  const isHeldBack = faulty > 0 && !isLeftOut;
  const enter = async () => {
    if (await commit(faulty > 0)) close();
  };
  return (
    <>
      {good > 0 && faulty > 0 && (
        <Checkbox
          id={reason}
          flex="1 1 240px"
          label={t('commit.leaveOut', { count: faulty, figure: format.number(faulty) })}
          checked={isLeftOut}
          onChange={(event) => leaveOut(event.currentTarget.checked)}
        />
      )}
      <Discard isBusy={isBusy} discard={() => discard(close)} />
      {good > 0 && (
        <Button
          leftSection={isBusy ? <Loader size={18} color="currentColor" /> : <IconPlaylistAdd size={18} aria-hidden />}
          // Not `disabled`, which would lose the focus.
          aria-disabled={isBusy || isHeldBack}
          data-disabled={isHeldBack || undefined}
          aria-describedby={isHeldBack ? `${reason}-held` : undefined}
          onClick={() => !isBusy && !isHeldBack && enter()}
        >
          {t('commit.button', { count: good, figure: format.number(good) })}
        </Button>
      )}
      {isHeldBack && good > 0 && (
        <span id={`${reason}-held`} hidden>
          {t('commit.held')}
        </span>
      )}
    </>
  );
}

/** Undoes, redoes or discards a committed upload. */
function CommittedActions({ upload, close }: UploadFootProps) {
  const t = useTexts('upload');
  const { undo, redo, discard, isBusy } = useUploadActions(upload);
  const isIn = upload.estado === 'gravada';
  const Icon = isIn ? IconArrowBackUp : IconArrowForwardUp;
  return (
    <>
      {!isIn && <Discard isBusy={isBusy} discard={() => discard(close)} />}
      <Button
        variant={isIn ? 'default' : 'filled'}
        leftSection={<Icon size={18} aria-hidden />}
        // Not `disabled`, which would lose the focus.
        aria-disabled={isBusy}
        onClick={() => !isBusy && void (isIn ? undo() : redo())}
      >
        {t(isIn ? 'action.undo' : 'action.redo')}
      </Button>
      {isIn && (
        <Button
          leftSection={<IconListCheck size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/dns" search={{ upload: upload.id }} {...props} />}
        >
          {t('action.show')}
        </Button>
      )}
    </>
  );
}

/** Discards it after confirmation. */
function Discard({ isBusy, discard }: { isBusy: boolean; discard: () => void }) {
  const common = useTexts('common');
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<IconTrash size={18} aria-hidden />}
      aria-disabled={isBusy}
      onClick={() => !isBusy && discard()}
    >
      {common('word.discard')}
    </Button>
  );
}
