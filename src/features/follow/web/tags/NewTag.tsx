import { Button, Group, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { faultsOf } from '#kit/web/request/faultsOf.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { longestTag, tagColors } from '../../tags.ts';
import { tagCalls } from './calls.ts';
import { useTags } from './useTags.ts';

/** Creates a tag by its name; Enter creates it without sending the form around it. */
export function NewTag({ created }: { created?: (id: number) => void }) {
  const t = useTexts('board');
  const queryClient = useQueryClient();
  const { tags } = useTags();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const create = useMutation({
    mutationKey: ['follow', 'createTag'],
    meta: { handlesFailure: true },
    // Each has another colour, as long as there are some.
    mutationFn: () => tagCalls.createTag.send({ body: { name, color: tagColors[(tags.length + 1) % tagColors.length] ?? 'grey' } }),
    onSuccess: async ({ id }) => {
      setName('');
      await queryClient.invalidateQueries({ queryKey: tagCalls.listTags.key() });
      created?.(id);
    },
    onError: (failure) => {
      const fault = faultsOf(failure).name;
      if (fault) setError(fault);
      else toast.failure(failure);
    },
  });
  const submit = () => {
    if (name.trim() !== '' && !create.isPending) create.mutate();
  };
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <TextInput
        flex={1}
        aria-label={t('tags.new')}
        placeholder={t('tags.new')}
        maxLength={longestTag}
        autoComplete="off"
        value={name}
        error={error}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setError(undefined);
        }}
        onKeyDown={(press) => {
          if (press.key !== 'Enter' || press.nativeEvent.isComposing) return;
          press.preventDefault();
          submit();
        }}
      />
      <Button variant="default" loading={create.isPending} disabled={name.trim() === ''} onClick={submit}>
        {t('tags.create')}
      </Button>
    </Group>
  );
}
