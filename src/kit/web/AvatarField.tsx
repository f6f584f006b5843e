import { Button, FileButton, Loader } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { imageLimit, imageTypes } from '#kit/images.ts';
import { Avatar } from './Avatar.tsx';
import classes from './AvatarField.module.css';
import { confirm } from './confirm.tsx';
import { CallFailed } from './failures.ts';
import { useTexts } from './i18n.ts';
import { messageOf } from './toast.ts';

type AvatarFieldProps = {
  /** Whose: their initials stand where there is no picture. */
  name: string;
  /** The address of the picture that is saved. */
  src: string | null | undefined;
  /** Sends a picture; kept once the promise is. */
  save: (picture: Blob) => Promise<unknown>;
  remove: () => Promise<unknown>;
};

/** Somebody's picture, to be chosen or dropped, seen at once and saved at once, and taken away again. */
export function AvatarField({ name, src, save, remove }: AvatarFieldProps) {
  const t = useTexts('kit');
  const hint = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const forgetChoice = useRef<() => void>(null);
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const { preview, show } = usePreview();

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      const isNoPicture = error instanceof CallFailed && error.status === 415;
      setFault(isNoPicture ? t('picture.wrongType') : messageOf(error));
    } finally {
      setBusy(false);
      show(null);
      // So that the same file can be chosen again.
      forgetChoice.current?.();
    }
  }

  async function take(file: File | null | undefined): Promise<void> {
    if (!file || isBusy) return;
    if (file.size > imageLimit) return setFault(t('picture.tooLarge', { limit: imageLimit / 1_048_576 }));
    show(file);
    await attempt(() => save(file));
  }

  async function takeAway(): Promise<void> {
    if (isBusy) return;
    // The button that was pressed goes with the picture, so the window gives the focus back to the one that stays.
    chooser.current?.focus();
    const question = { title: t('picture.removeTitle'), body: t('picture.removeBody'), action: t('picture.remove') };
    if (!(await confirm({ ...question, danger: true }))) return;
    await attempt(remove);
  }

  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const left = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped can also be chosen by the button
    <div className={classes.field} data-over={isOver || undefined} onDragOver={over} onDragLeave={left} onDrop={dropped}>
      <div className={classes.picture} aria-busy={isBusy}>
        <Avatar name={name} src={preview ?? src} size={96} />
        {isBusy && <Loader className={classes.loader} size="sm" />}
      </div>
      <div className={classes.words}>
        <div className={classes.buttons}>
          <FileButton onChange={take} resetRef={forgetChoice} accept={imageTypes.join(',')}>
            {(props) => (
              <Button {...props} ref={chooser} variant="light" leftSection={<IconPhoto size={18} aria-hidden />} aria-describedby={hint}>
                {src ? t('picture.change') : t('picture.choose')}
              </Button>
            )}
          </FileButton>
          {src && (
            <Button variant="default" leftSection={<IconTrash size={18} aria-hidden />} onClick={takeAway}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
        <p id={hint} className={classes.hint}>
          {t('picture.hint', { limit: imageLimit / 1_048_576 })}
        </p>
        {fault && (
          <p role="alert" className={classes.fault}>
            {fault}
          </p>
        )}
      </div>
    </div>
  );
}

/** The picture as it lies on the reader's machine, until the saved one is there. */
function usePreview(): { preview: string | null; show: (file: File | null) => void } {
  const [file, show] = useState<File | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    const address = file && URL.createObjectURL(file);
    setPreview(address);
    return () => {
      if (address) URL.revokeObjectURL(address);
    };
  }, [file]);
  return { preview, show };
}
