import { ActionIcon, FileButton, Group, Loader, Text, Title } from '@mantine/core';
import { IconCamera, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { imageLimit, imageTypes } from '#kit/images.ts';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import type { Profile } from '../entities.ts';
import { calls } from './calls.ts';
import classes from './Profile.module.css';

/** The top of the page: cover, name, and the tabs. */
export function Head({ profile, children }: { profile: Profile; children: ReactNode }) {
  const { fullName, designation, avatar, cover } = profile;
  return (
    <div className={`${surface.surface} ${classes.head}`}>
      <div className={classes.cover}>
        {cover && <img src={atPrefix(cover)} alt="" />}
        <CoverButtons cover={cover} />
      </div>
      <Group gap="8px 16px" align="end" px={{ base: 'md', sm: 'lg' }} mb="xs">
        <span className={classes.avatar}>
          <Avatar name={fullName} src={avatar} size={112} />
        </span>
        <div>
          <Title order={2} mt={{ sm: 'sm' }}>
            {fullName}
          </Title>
          {designation && <Text c="dimmed">{designation}</Text>}
        </div>
      </Group>
      {children}
    </div>
  );
}

function CoverButtons({ cover }: { cover: string | null }) {
  const t = useTexts('profile');
  const queryClient = useQueryClient();
  const chooser = useRef<HTMLButtonElement>(null);
  const forgetChoice = useRef<() => void>(null);
  const refetchOnSuccess = { onSuccess: () => queryClient.invalidateQueries({ queryKey: calls.read.key() }) };
  const put = useMutation({ ...calls.putCover.mutation(), ...refetchOnSuccess });
  const remove = useMutation({ ...calls.removeCover.mutation(), ...refetchOnSuccess });
  const isBusy = put.isPending || remove.isPending;
  const send = (file: File | null) => {
    // So that the same file can be chosen again.
    forgetChoice.current?.();
    if (!file || isBusy) return;
    if (file.size > imageLimit) toast.danger(t('photos.tooLarge', { name: file.name, limit: imageLimit / 1_048_576 }));
    else put.mutate({ body: file });
  };
  const takeAway = async () => {
    const question = { title: t('cover.removeTitle'), body: t('cover.removeBody'), action: t('cover.remove'), danger: true };
    if (isBusy || !(await confirm(question))) return;
    remove.mutate();
    chooser.current?.focus();
  };
  return (
    <Group gap="xs" className={classes.corner}>
      {isBusy && <Loader size="sm" color="white" />}
      <FileButton onChange={send} resetRef={forgetChoice} accept={imageTypes.join(',')}>
        {(props) => {
          const label = t(cover ? 'cover.change' : 'cover.choose');
          return (
            <ActionIcon {...props} ref={chooser} size={44} variant="default" aria-label={label} data-hint={label}>
              <IconCamera size={20} aria-hidden />
            </ActionIcon>
          );
        }}
      </FileButton>
      {cover && (
        <ActionIcon size={44} variant="default" aria-label={t('cover.remove')} data-hint={t('cover.remove')} onClick={takeAway}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}
