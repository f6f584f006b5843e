import { Button, FileButton, Loader } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { imageLimit, imageTypes } from '#kit/images.ts';
import { CallFailed } from '#kit/web/failures.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { messageOf } from '#kit/web/toast.ts';
import classes from './ProductForm.module.css';

type PictureFieldProps = {
  label: string;
  src: string;
  /** Takes a picture; kept once the promise is. */
  save: (picture: Blob) => Promise<unknown>;
  /** Left out where the product has no picture of its own. */
  remove?: () => Promise<unknown>;
};

/** A product's picture, to be chosen and taken away again. */
export function PictureField({ label, src, save, remove }: PictureFieldProps) {
  const t = useTexts('kit');
  const hint = useId();
  const forgetChoice = useRef<() => void>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(error instanceof CallFailed && error.status === 415 ? t('picture.wrongType') : messageOf(error));
    } finally {
      setBusy(false);
      // So that the same file can be chosen again.
      forgetChoice.current?.();
    }
  }
  const take = (file: File | null | undefined) => {
    if (!file || isBusy) return;
    if (file.size > imageLimit) setFault(t('picture.tooLarge', { limit: imageLimit / 1_048_576 }));
    else void attempt(() => save(file));
  };
  const takeAway = () => {
    if (!remove || isBusy) return;
    // The button that was pressed goes with the picture.
    chooser.current?.focus();
    void attempt(remove);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const left = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className={classes.pictureField}
      role="group"
      aria-label={label}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={left}
      onDrop={dropped}
    >
      <div className={classes.picture} aria-busy={isBusy}>
        <img src={src} alt="" width="320" height="240" />
        {isBusy && <Loader className={classes.loader} size="sm" />}
      </div>
      <div className={classes.buttons}>
        <FileButton onChange={take} resetRef={forgetChoice} accept={imageTypes.join(',')}>
          {(props) => (
            <Button {...props} ref={chooser} variant="light" leftSection={<IconPhoto size={18} aria-hidden />} aria-describedby={hint}>
              {remove ? t('picture.change') : t('picture.choose')}
            </Button>
          )}
        </FileButton>
        {remove && (
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
  );
}
