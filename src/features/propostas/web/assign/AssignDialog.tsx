import { Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { DialogFoot } from '#kit/web/dialog/DialogFoot.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { api } from '#kit/web/request/api.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type AssignReply, assign } from '../../assign.ts';
import type { Pessoa } from '../../entities.ts';
import { PersonField } from '../PersonField.tsx';

const calls = api('propostas', assign);

type AssignProps = { licitacoes: readonly number[]; opened: boolean; close: () => void };

/** Makes a person responsible for the selected notices. */
export function AssignDialog({ opened, close, ...props }: AssignProps) {
  const t = useTexts('propostas');
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={close} title={t('assign.title')}>
      {opened && <AssignForm {...props} close={close} />}
    </Dialog>
  );
}

function AssignForm({ licitacoes, close }: Omit<AssignProps, 'opened'>) {
  const t = useTexts('propostas');
  const { save, isSaving } = useAssign(close);
  const format = useFormat();
  const [person, setPerson] = useState<Pessoa | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (person && !isSaving) void save(licitacoes, person);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('assign.lead', { count: licitacoes.length, figure: format.number(licitacoes.length) })}
        </Text>
        <PersonField autoFocus label={t('assign.person')} value={person} choose={setPerson} />
        <DialogFoot close={close} isSaving={isSaving} submit={t('assign.assign')} disabled={!person} />
      </Stack>
    </form>
  );
}

/** Assigns, tells what was done and what was skipped, and offers to undo it. */
function useAssign(close: () => void) {
  const t = useTexts('propostas');
  const format = useFormat();
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['propostas'] });
  const handlesFailure = { meta: { handlesFailure: true }, onSettled };
  const send = useMutation({ ...calls.assignMany.mutation(), ...handlesFailure });
  const back = useMutation({ ...calls.undoAssign.mutation(), ...handlesFailure });
  const counted = (count: number) => ({ count, figure: format.number(count) });
  const undo = async (before: AssignReply['before']) => {
    try {
      const { skipped } = await back.mutateAsync({ body: { before } });
      if (skipped.length > 0) toast.warning(t('assign.stays', counted(skipped.length)));
    } catch (error) {
      toast.failure(error);
    }
  };
  const save = async (licitacoes: readonly number[], person: Pessoa) => {
    try {
      const { done, skipped, before } = await send.mutateAsync({ body: { licitacoes: [...licitacoes], responsavel: person.id } });
      close();
      const words = (['readOnly', 'notShared'] as const).flatMap((reason) => {
        const count = skipped.filter(({ why }) => why === reason).length;
        return count > 0 ? [t(`assign.${reason}`, { ...counted(count), name: person.fullName })] : [];
      });
      if (done === 0) toast.info(words.join(' ') || t('assign.same', { name: person.fullName }));
      else toast.undo([t('assign.done', { ...counted(done), name: person.fullName }), ...words].join(' '), () => void undo(before));
    } catch (error) {
      toast.failure(error);
    }
  };
  return { save, isSaving: send.isPending };
}
