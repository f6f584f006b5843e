import { ActionIcon, Button, Group, Modal, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { fileSize } from '#kit/fileSize.ts';
import { useFormat } from '../locale/format.ts';
import { useLanguage, useTexts } from '../locale/i18n.ts';
import { localeOf } from '../locale/localeOf.ts';
import { atPrefix } from '../pathPrefix.ts';
import { useOpenedAfterMount } from '../popup/anchor.ts';
import textStyles from '../text/text.module.css';
import classes from './FileViewer.module.css';
import { ShownPdf } from './ShownPdf.tsx';
import { ShownPicture } from './ShownPicture.tsx';
import { ShownText } from './ShownText.tsx';
import type { ViewedFile } from './viewedFile.ts';

type FileViewerProps = {
  files: readonly ViewedFile[];
  place: number;
  opened: boolean;
  go: (place: number) => void;
  close: () => void;
};

/** A dialog that displays a file, with navigation to the others (buttons, arrow keys) and a download link. */
export function FileViewer({ files, place, opened, go, close }: FileViewerProps) {
  const t = useTexts('viewer');
  const tKit = useTexts('kit');
  const format = useFormat();
  const size = fileSize(files[place]?.bytes ?? 0, localeOf(useLanguage()));
  const isOpen = useOpenedAfterMount(opened);
  const file = files[place];
  if (!file) return null;
  // Wraps around, so that a focused button is never disabled.
  const step = (by: number) => go((place + by + files.length) % files.length);
  const follow = ({ key }: KeyboardEvent) => {
    const forward = document.dir === 'rtl' ? -1 : 1;
    if (files.length === 1) return;
    if (key === 'ArrowRight') step(forward);
    else if (key === 'ArrowLeft') step(-forward);
  };
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      size="min(1200px, 100%)"
      xOffset="2vw"
      yOffset="2dvh"
      classNames={{ content: classes.content, title: textStyles.oneLine, body: classes.body }}
      title={<bdi>{file.fileName}</bdi>}
      closeButtonProps={{ 'aria-label': tKit('action.close') }}
      onKeyDown={follow}
    >
      <div className={classes.shown}>
        <Shown key={file.id} file={file} />
      </div>
      <Group gap="sm" justify="space-between">
        <Text span size="sm" c="dimmed" visibleFrom={files.length > 1 ? 'xs' : undefined}>
          {size}
        </Text>
        {files.length > 1 && (
          <Group gap="sm">
            <ActionIcon size={44} variant="default" aria-label={t('previous')} onClick={() => step(-1)}>
              <IconChevronLeft size={20} aria-hidden />
            </ActionIcon>
            <span role="status">{t('place', { place: format.number(place + 1), total: format.number(files.length) })}</span>
            <ActionIcon size={44} variant="default" aria-label={t('next')} onClick={() => step(1)}>
              <IconChevronRight size={20} aria-hidden />
            </ActionIcon>
          </Group>
        )}
        <Button component="a" href={atPrefix(file.url)} download={file.fileName} leftSection={<IconDownload size={18} aria-hidden />}>
          {t('download')}
        </Button>
      </Group>
    </Modal>
  );
}

function Shown({ file: { fileName, shown } }: { file: ViewedFile }) {
  switch (shown.kind) {
    case 'picture':
      return <ShownPicture url={shown.url} name={fileName} />;
    case 'pdf':
      return <ShownPdf url={shown.url} name={fileName} />;
    case 'text':
      return <ShownText url={shown.url} name={fileName} />;
  }
}
