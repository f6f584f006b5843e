import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconCloudUpload, IconFolderOpen } from '@tabler/icons-react';
import { fileSize } from '#kit/fileSize.ts';
import { useLanguage, useTexts } from '../locale/i18n.ts';
import { localeOf } from '../locale/language.ts';
import classes from './Sending.module.css';

type DropZoneProps = {
  title: string;
  /** Which files are taken, in words. */
  taken: string;
  take: (files: File[]) => void;
  /** Bytes that a file may have; undefined while it is not known. */
  limit: number | undefined;
};

/** Takes files by drop, here or anywhere on the screen, by a click or by its button. What is in them decides, not their names. */
export function DropZone({ title, taken, take, limit }: DropZoneProps) {
  const t = useTexts('sending');
  const locale = localeOf(useLanguage());
  return (
    <>
      <Dropzone
        className={classes.zone}
        onDrop={take}
        // The button inside is what the keyboard reaches; its click is the zone's own.
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
      >
        <div className={classes.zoneContent}>
          <span className={classes.zoneIcon} aria-hidden>
            <IconCloudUpload size={28} stroke={1.75} />
          </span>
          <div className={classes.zoneWords}>
            <p className={classes.zoneTitle}>{title}</p>
            <p className={classes.faint}>
              {taken} {limit !== undefined && t('limit', { size: fileSize(limit, locale) })}
            </p>
          </div>
          <Button leftSection={<IconFolderOpen size={18} aria-hidden />}>{t('choose')}</Button>
        </div>
      </Dropzone>
      <Dropzone.FullScreen
        className={classes.everywhere}
        onDrop={take}
        activateOnKeyboard={false}
        inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
      >
        <div className={classes.release} aria-hidden>
          <IconCloudUpload size={48} stroke={1.5} />
          <p>{t('release')}</p>
        </div>
      </Dropzone.FullScreen>
    </>
  );
}
