import { ActionIcon, Button, Group, Text, Textarea } from '@mantine/core';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useUnsaved } from '#kit/web/dialog/useUnsaved.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { MOST_LETTERS, type Photo } from '../../entities.ts';
import classes from '../Profile.module.css';
import { usePostActions } from './useFeed.ts';

const fetchPicker = () => import('../photos/PhotoPicker.tsx');
const PhotoPicker = lazy(async () => ({ default: (await fetchPicker()).PhotoPicker }));

/** The number of characters left is shown from here on. */
const SHOW_COUNT_BELOW = 200;

/** The form for a new post, with an optional photo. */
export function Composer() {
  const t = useTexts('profile');
  const format = useFormat();
  const { add } = usePostActions();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [photo, setPhoto] = useState<Photo>();
  const [picking, setPicking] = useState<boolean>();
  const left = MOST_LETTERS.post - text.length;
  const isBlank = text.trim() === '';
  useUnsaved(!isBlank);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    if (isBlank) return field.current?.focus();
    await add.mutateAsync({ body: { text, ...(photo && { photoId: photo.id }) } }).then(
      () => {
        setText('');
        setPhoto(undefined);
        field.current?.focus();
      },
      // A toast shows the error, as for every failed change; the text stays.
      () => {},
    );
  };
  return (
    <form className={`${surface.surface} ${classes.card}`} onSubmit={send}>
      <Textarea
        ref={field}
        label={t('composer.label')}
        placeholder={t('composer.placeholder')}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={MOST_LETTERS.post}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send(event);
        }}
      />
      {photo && (
        <div className={classes.chosen}>
          <img src={atPrefix(photo.address)} alt={t('composer.chosen')} />
          <ActionIcon
            className={classes.corner}
            variant="default"
            size={32}
            aria-label={t('composer.dropPhoto')}
            onClick={() => {
              setPhoto(undefined);
              field.current?.focus();
            }}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      )}
      <Group gap="xs" wrap="nowrap">
        <Button
          variant="subtle"
          leftSection={<IconPhoto size={18} aria-hidden />}
          {...prefetchOnIntent(fetchPicker)}
          onClick={() => setPicking(true)}
        >
          {t('composer.photo')}
        </Button>
        <Text size="xs" c="dimmed" ta="end" flex={1} role="status">
          {left < SHOW_COUNT_BELOW && t('composer.left', { count: left, figure: format.number(left) })}
        </Text>
        <Button type="submit" loading={add.isPending}>
          {t('composer.send')}
        </Button>
      </Group>
      {picking !== undefined && (
        <Suspense>
          <PhotoPicker
            opened={picking}
            close={() => setPicking(false)}
            choose={(chosen) => {
              setPhoto(chosen);
              setPicking(false);
            }}
          />
        </Suspense>
      )}
    </form>
  );
}
