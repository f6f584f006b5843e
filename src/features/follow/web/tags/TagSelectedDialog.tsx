import { Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { DialogFoot } from '#kit/web/dialog/DialogFoot.tsx';
import { MultiChoice } from '#kit/web/form/MultiChoice.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { Tagging } from '../../tags.ts';
import { tagCalls } from './calls.ts';
import { TagsField } from './TagsField.tsx';
import { useTags } from './useTags.ts';

type TagSelectedProps = { licitacoes: readonly number[]; opened: boolean; close: () => void };

/** Adds tags to the selected notices and removes others. */
export function TagSelectedDialog({ opened, close, ...props }: TagSelectedProps) {
  const t = useTexts('board');
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={close} title={t('tags.tag')}>
      {opened && <TagForm {...props} close={close} />}
    </Dialog>
  );
}

function TagForm({ licitacoes, close }: Omit<TagSelectedProps, 'opened'>) {
  const t = useTexts('board');
  const format = useFormat();
  const queryClient = useQueryClient();
  const { tags } = useTags();
  const [add, setAdd] = useState<number[]>([]);
  const [remove, setRemove] = useState<number[]>([]);
  const save = useMutation({
    mutationKey: ['follow', 'tagMany'],
    meta: { handlesFailure: true },
    mutationFn: (changes: Tagging[]) => tagCalls.tagMany.send({ body: { kind: 'licitacao', changes } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['follow'] }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    try {
      const { done, before } = await save.mutateAsync(licitacoes.map((item) => ({ item, add, remove })));
      close();
      if (done === 0) return toast.info(t('selected.same'));
      const undo = () => void save.mutateAsync(before).catch(toast.failure);
      toast.undo(t('selected.changed', { count: done, figure: format.number(done) }), undo);
    } catch (error) {
      toast.failure(error);
    }
  };
  const others = tags.filter(({ id }) => !add.includes(id));
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('tags.lead', { count: licitacoes.length, figure: format.number(licitacoes.length) })}
        </Text>
        <TagsField label={t('tags.add')} value={add} change={setAdd} />
        {others.length > 0 && (
          <MultiChoice
            label={t('tags.remove')}
            data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={remove.filter((id) => !add.includes(id)).map(String)}
            onChange={(ids) => setRemove(ids.map(Number))}
          />
        )}
        <DialogFoot close={close} isSaving={save.isPending} disabled={add.length + remove.length === 0} />
      </Stack>
    </form>
  );
}
