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
