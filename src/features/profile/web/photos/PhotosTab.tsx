import { Button, FileButton, Skeleton } from '@mantine/core';
import { IconPhoto, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { imageLimit, imageTypes } from '#kit/images.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Card } from '../Card.tsx';
import { LoadMore } from '../LoadMore.tsx';
import { Nothing } from '../Nothing.tsx';
import classes from '../Profile.module.css';
import { PhotoGrid } from './PhotoGrid.tsx';
import { allPhotos, usePhotoActions, usePhotos } from './usePhotos.ts';

/** All photos of the user; new ones are uploaded by button or drag and drop. */
export function PhotosTab() {
  const t = useTexts('profile');
  const query = usePhotos();
  const actions = usePhotoActions();
  const list = useRef<HTMLUListElement>(null);
  const forgetChoice = useRef<() => void>(null);
  const [isOver, setOver] = useState(false);
  const send = async (files: readonly File[]) => {
    await actions.send(files);
    // So that the same files can be chosen again.
    forgetChoice.current?.();
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const chooser = (
    <FileButton multiple onChange={send} resetRef={forgetChoice} accept={imageTypes.join(',')}>
      {(props) => (
        <Button {...props} leftSection={<IconUpload size={18} aria-hidden />} loading={actions.isSending}>
          {t('photos.send')}
        </Button>
      )}
    </FileButton>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped can also be chosen by the button
    <div className={classes.zone} data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={dropped}>
      <Card title={t('tab.photos')} action={query.data && allPhotos(query.data).length > 0 && chooser}>
        <Loaded query={query} skeleton={<PhotosSkeleton />}>
          {(data) => {
            const photos = allPhotos(data);
            if (photos.length === 0)
              return (
                <EmptyState icon={<IconPhoto />} title={t('photos.empty')} hint={t('photos.emptyHint')}>
                  {chooser}
                </EmptyState>
              );
            return (
              <>
                <Nothing>{t('photos.hint', { limit: imageLimit / 1_048_576 })}</Nothing>
                <PhotoGrid photos={photos} size="large" list={list} remove={actions.remove} />
                <LoadMore query={query} list={list} length={photos.length} label={t('photos.more')} />
              </>
            );
          }}
        </Loaded>
      </Card>
    </div>
  );
}

function PhotosSkeleton() {
  const t = useTexts('kit');
  return (
    <div className={classes.grid} data-size="large" role="status" aria-label={t('loading')}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} height={136} />
      ))}
    </div>
  );
}
