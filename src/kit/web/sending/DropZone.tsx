import { Button, Group, Stack, Text, ThemeIcon } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconCloudUpload, IconFolderOpen } from '@tabler/icons-react';
import { fileSize } from '#kit/fileSize.ts';
import { useLanguage, useTexts } from '../locale/i18n.ts';
import { localeOf } from '../locale/localeOf.ts';
import classes from './Sending.module.css';

type DropZoneProps = {
  title: string;
  /** Description of the accepted files. */
  taken: string;
  take: (files: File[]) => void;
  /** Maximum file size in bytes; undefined while unknown. */
  limit: number | undefined;
};

/** Accepts files dropped here or anywhere on the screen, or chosen by click. Their content is checked, not their names. */
export function DropZone({ title, taken, take, limit }: DropZoneProps) {
  const t = useTexts('sending');
  const locale = localeOf(useLanguage());
  return (
    <>
      <Dropzone
        className={classes.zone}
        onDrop={take}
        // Keyboard users reach the button inside, whose click opens the zone's dialog.
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
      >
        <Group gap="sm">
          <ThemeIcon variant="light" size={56} radius="50%" aria-hidden>
            <IconCloudUpload size={28} stroke={1.75} />
          </ThemeIcon>
          <div className={classes.zoneWords}>
            <Text size="lg" fw={600}>
              {title}
            </Text>
            <p className={classes.faint}>
              {taken} {limit !== undefined && t('limit', { size: fileSize(limit, locale) })}
            </p>
          </div>
          <Button leftSection={<IconFolderOpen size={18} aria-hidden />}>{t('choose')}</Button>
        </Group>
      </Dropzone>
      <Dropzone.FullScreen
        className={classes.everywhere}
        onDrop={take}
        activateOnKeyboard={false}
        inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
      >
        <Stack gap="xs" align="center" justify="center" className={classes.release} aria-hidden>
          <IconCloudUpload size={48} stroke={1.5} />
          {t('release')}
        </Stack>
      </Dropzone.FullScreen>
    </>
  );
}
