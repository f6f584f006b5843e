import { Button, FileButton, Loader } from '@mantine/core';
import { IconArrowBackUp, IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { imageLimit, imageTypes } from '#kit/images.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { messageOf } from '#kit/web/toast.ts';
import { addressOfDrawing, type Drawing, drawings } from '../entities.ts';
import type { ArticleValues } from './articleValues.ts';
import { calls } from './calls.ts';
import classes from './PictureField.module.css';

type PictureFieldProps = {
  picture: ArticleValues['picture'];
  drawing: Drawing;
  error: ReactNode;
  onPicture: (picture: ArticleValues['picture']) => void;
  onDrawing: (drawing: Drawing) => void;
};

const LIMIT_MB = imageLimit / 1_048_576;

/** What stands above an article: a picture that was sent, or one of our drawings. */
export function PictureField({ picture, drawing, error, onPicture, onDrawing }: PictureFieldProps) {
  const t = useTexts('blog');
  const name = useId();
  const hint = useId();
  const forgetChoice = useRef<() => void>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<ReactNode>();
  const isSent = picture.imageId !== null;

  async function take(file: File | null): Promise<void> {
    if (!file || isBusy) return;
    if (file.size > imageLimit) return setFault(t('edit.tooLarge', { limit: LIMIT_MB }));
    setBusy(true);
    setFault(undefined);
    try {
      onPicture(await calls.sendImage.send({ body: file }));
    } catch (failure) {
      setFault(messageOf(failure));
    } finally {
      setBusy(false);
      // So that the same file can be chosen again.
      forgetChoice.current?.();
    }
  }

  const wrong = fault ?? error;
  return (
    <div className={classes.field}>
      <div className={classes.picture} aria-busy={isBusy}>
        <img src={picture.image || addressOfDrawing(drawing)} alt="" width={640} height={360} />
        {isBusy && <Loader className={classes.loader} />}
      </div>
      <div className={classes.buttons}>
        <FileButton onChange={take} resetRef={forgetChoice} accept={imageTypes.join(',')}>
          {(props) => (
            <Button {...props} variant="light" leftSection={<IconPhoto size={18} aria-hidden />} aria-describedby={hint}>
              {isSent ? t('edit.change') : t('edit.send')}
            </Button>
          )}
        </FileButton>
        {isSent && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={() => onPicture({ imageId: null, image: '' })}
          >
            {t('edit.drop')}
          </Button>
        )}
      </div>
      <p id={hint} className={classes.hint}>
        {t('edit.pictureHint', { limit: LIMIT_MB })}
      </p>
      {wrong && (
        <p role="alert" className={classes.fault}>
          {wrong}
        </p>
      )}
      {!isSent && (
        <fieldset className={classes.drawings}>
          <legend>{t('edit.drawing')}</legend>
          {drawings.map((one) => (
            <label key={one} className={classes.drawing}>
              <input type="radio" name={name} checked={one === drawing} onChange={() => onDrawing(one)} aria-label={t(`drawings.${one}`)} />
              <img src={addressOfDrawing(one)} alt="" width={96} height={54} loading="lazy" />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
