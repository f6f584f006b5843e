import { ActionIcon, Button, Flex, Group, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import classes from '../Profile.module.css';

type Picture = { address: string; created_at: string };

type LightboxProps = {
  photos: readonly Picture[];
  place: number;
  opened: boolean;
  go: (place: number) => void;
  close: () => void;
  /** Removes the photo at that index. */
  remove?: ((place: number) => void) | undefined;
};

/** One large photo, with buttons and arrow keys for the previous and next one. */
export function Lightbox({ photos, place, opened, go, close, remove }: LightboxProps) {
  const t = useTexts('profile');
  const tKit = useTexts('kit');
  const format = useFormat();
  const photo = photos[place];
  const isOpen = useOpenedAfterMount(opened);
  const step = (by: number) => {
    if (photos[place + by]) go(place + by);
  };
  const follow = ({ key }: KeyboardEvent) => {
    const forward = document.dir === 'rtl' ? -1 : 1;
    if (key === 'ArrowRight') step(forward);
    else if (key === 'ArrowLeft') step(-forward);
    else if (key === 'Home') go(0);
    else if (key === 'End') go(photos.length - 1);
  };
  if (!photo) return null;
  const where = t('photos.place', { place: format.number(place + 1), total: format.number(photos.length) });
  // Not really disabled at the ends, so that the button keeps the focus.
  const end = (by: number) => ({ 'aria-disabled': !photos[place + by] || undefined, 'data-disabled': !photos[place + by] || undefined });
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      size="auto"
      title={photos.length > 1 ? where : t('photos.one')}
      closeButtonProps={{ 'aria-label': tKit('action.close') }}
      onKeyDown={follow}
    >
      <figure>
        <img className={classes.shown} src={atPrefix(photo.address)} alt={t('photos.of', { date: format.date(photo.created_at) })} />
        <Flex component="figcaption" wrap="wrap" gap="xs" align="center" justify="space-between" mih={32} mt="sm" fz="sm" c="dimmed">
          <time dateTime={photo.created_at}>{format.fullDateTime(photo.created_at)}</time>
          {remove && (
            <Button
              variant="subtle"
              color="danger"
              size="compact-sm"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => {
                if (photos.length === 1) close();
                remove(place);
              }}
            >
              {t('photos.remove')}
            </Button>
          )}
        </Flex>
      </figure>
      {photos.length > 1 && (
        <Group gap="xs" justify="center" mt="xs">
          <ActionIcon size={44} variant="default" aria-label={t('photos.previous')} {...end(-1)} onClick={() => step(-1)}>
            <IconChevronLeft size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon size={44} variant="default" aria-label={t('photos.next')} {...end(1)} data-autofocus onClick={() => step(1)}>
            <IconChevronRight size={20} aria-hidden />
          </ActionIcon>
        </Group>
      )}
    </Modal>
  );
}
