import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { imageLimit, imageTypes } from '#kit/images.ts';
import { useTexts } from '../locale/i18n.ts';
import type { PictureChoice } from './usePictureChoice.ts';

type PictureButtonsProps = {
  choice: PictureChoice;
  /** Removes the picture; absent if there is none. */
  remove?: (() => Promise<unknown>) | undefined;
  /** Asks before the removal. @returns whether to remove */
  mayRemove?: () => Promise<boolean>;
  /** Recommended formats, after the accepted ones. */
  advice?: string | undefined;
  /** Further errors of the field. */
  error?: ReactNode;
};

/** The buttons to choose and to remove a picture, and the error. */
export function PictureButtons({ choice, remove, mayRemove, advice, error }: PictureButtonsProps) {
  const t = useTexts('picture');
  const hint = useId();
  const { take, attempt, isBusy, chooser, forgetChoice } = choice;
  const fault = choice.fault ?? error;
  async function removePicture(): Promise<void> {
    if (!remove || isBusy) return;
    // The pressed button disappears with the picture.
    chooser.current?.focus();
    if (mayRemove && !(await mayRemove())) return;
    await attempt(remove);
  }
  return (
    <>
      <Group gap="xs">
        <FileButton onChange={take} resetRef={forgetChoice} accept={imageTypes.join(',')}>
          {(props) => (
            <Button {...props} ref={chooser} variant="light" leftSection={<IconPhoto size={18} aria-hidden />} aria-describedby={hint}>
              {remove ? t('change') : t('choose')}
            </Button>
          )}
        </FileButton>
        {remove && (
          <Button variant="default" leftSection={<IconTrash size={18} aria-hidden />} onClick={removePicture}>
            {t('remove')}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" id={hint}>
        {t('hint', { limit: imageLimit / 1_048_576 })} {advice}
      </Text>
      {fault && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {fault}
        </Text>
      )}
    </>
  );
}
