import { Button, FileButton, Stack } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { imageTypes } from '#kit/images.ts';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import type { Photo } from '../../entities.ts';
import { LinesSkeleton } from '../LinesSkeleton.tsx';
import { LoadMore } from '../LoadMore.tsx';
import { Nothing } from '../Nothing.tsx';
import classes from '../Profile.module.css';
import { allPhotos, usePhotoActions, usePhotos } from './usePhotos.ts';

type PhotoPickerProps = { opened: boolean; close: () => void; choose: (photo: Photo) => void };

/** A dialog to choose one of the user's photos, or upload a new one. */
export function PhotoPicker({ opened, close, choose }: PhotoPickerProps) {
  const t = useTexts('profile');
  const format = useFormat();
  const query = usePhotos();
  const actions = usePhotoActions();
  const list = useRef<HTMLUListElement>(null);
  const send = async (file: File | null) => {
    const [photo] = file ? await actions.send([file]) : [];
    if (photo) choose(photo);
  };
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={close} title={t('composer.photo')} size="lg">
      <Stack>
        <FileButton onChange={send} accept={imageTypes.join(',')}>
          {(props) => (
            <Button {...props} data-autofocus leftSection={<IconUpload size={18} aria-hidden />} loading={actions.isSending}>
              {t('photos.sendOne')}
            </Button>
          )}
        </FileButton>
        <Loaded query={query} skeleton={<LinesSkeleton count={3} />}>
          {(data) => {
            const photos = allPhotos(data);
            if (photos.length === 0) return <Nothing>{t('photos.emptyHint')}</Nothing>;
            return (
              <>
                <ul ref={list} className={classes.grid} data-size="large">
                  {photos.map((photo) => (
                    <li key={photo.id}>
                      <button
                        type="button"
                        className={classes.picture}
                        aria-label={t('photos.choose', { date: format.date(photo.created_at) })}
                        onClick={() => choose(photo)}
                      >
                        <img src={atPrefix(photo.address)} alt="" loading="lazy" />
                      </button>
                    </li>
                  ))}
                </ul>
                <LoadMore query={query} list={list} length={photos.length} label={t('photos.more')} />
              </>
            );
          }}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
