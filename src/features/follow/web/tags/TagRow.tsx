import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { faultsOf } from '#kit/web/request/faultsOf.ts';
import { Bullet } from '#kit/web/side/SideEntry.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import { type FollowTag, longestTag, type TagColor, tagColors } from '../../tags.ts';
import { tagCalls } from './calls.ts';
import { shades } from './useTags.ts';

/** A tag with its name, which is saved when it is left, its colour, and a button that deletes it. */
export function TagRow({ tag: { id, name, color, total } }: { tag: FollowTag }) {
  const t = useTexts('board');
  const common = useTexts('common');
  const format = useFormat();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['follow'] });
  const update = useMutation({
    mutationKey: ['follow', 'updateTag'],
    meta: { handlesFailure: true },
    mutationFn: (body: { name?: string; color?: TagColor }) => tagCalls.updateTag.send({ params: { id }, body }),
    onSuccess: () => setTyped(undefined),
    onError: (failure) => {
      const fault = faultsOf(failure).name;
      if (fault) setError(fault);
      else toast.failure(failure);
    },
    onSettled,
  });
  const remove = useMutation({ ...tagCalls.removeTag.mutation(), onSettled });
  const rename = () => {
    const wanted = typed?.trim();
    if (!wanted || wanted === name) return setTyped(undefined);
    update.mutate({ name: wanted });
  };
  const askAndRemove = async () => {
    const isSure =
      total === 0 ||
      (await confirm({
        title: t('tags.delete', { name }),
        body: t('tags.deleteHint', { count: total, figure: format.number(total) }),
        action: common('word.delete'),
        danger: true,
      }));
    if (isSure) remove.mutate({ params: { id } });
  };
  return (
    <>
      <TextInput
        flex={1}
        aria-label={t('tags.nameOf', { name })}
        leftSection={<Bullet color={shades[color]} />}
        maxLength={longestTag}
        autoComplete="off"
        value={typed ?? name}
        error={error}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setError(undefined);
        }}
        onBlur={rename}
        onKeyDown={(press) => {
          if (press.key === 'Enter') rename();
          if (press.key === 'Escape' && typed !== undefined) {
            press.stopPropagation();
            setTyped(undefined);
            setError(undefined);
          }
        }}
      />
      <NativeSelect
        w={110}
        aria-label={t('tags.colorOf', { name })}
        data={tagColors.map((value) => ({ value, label: t(`tags.color.${value}`) }))}
        value={color}
        onChange={({ currentTarget }) => update.mutate({ color: currentTarget.value as TagColor })}
      />
      <ActionIcon
        size={36}
        color="danger"
        aria-label={t('tags.delete', { name })}
        data-hint={t('tags.delete', { name })}
        loading={remove.isPending}
        onClick={() => void askAndRemove()}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </>
  );
}
