import { Button, FileButton } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { imageLimit, imageTypes } from '#kit/images.ts';
import { useTexts } from '../locale/i18n.ts';
import classes from './PictureButtons.module.css';
import type { PictureChoice } from './usePictureChoice.ts';

type PictureButtonsProps = {
  choice: PictureChoice;
  /** Takes the picture away; left out where there is none. */
  remove?: (() => Promise<unknown>) | undefined;
  /** Where there is a picture, asks before it goes. @returns whether it may */
  mayRemove?: () => Promise<boolean>;
  /** What suits best, after what goes at all. */
  advice?: string | undefined;
  /** What is wrong besides what went wrong here. */
  error?: ReactNode;
};

/** The ways to choose a picture and to take it away, and what was wrong. */
export function PictureButtons({ choice, remove, mayRemove, advice, error }: PictureButtonsProps) {
  const t = useTexts('kit');
  const hint = useId();
  const { take, attempt, isBusy, chooser, forgetChoice } = choice;
  const fault = choice.fault ?? error;
  async function takeAway(): Promise<void> {
    if (!remove || isBusy) return;
    // The button that was pressed goes with the picture.
    chooser.current?.focus();
    if (mayRemove && !(await mayRemove())) return;
    await attempt(remove);
  }
  return (
    <>
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
        {t('picture.hint', { limit: imageLimit / 1_048_576 })} {advice}
      </p>
      {fault && (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
    </>
  );
}
