import { Button, CloseButton, Group, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import { limits, type Papel, type PropostaDetail, papeis } from '../../entities.ts';
import { calls } from '../calls.ts';
import { useVersioned } from '../conflict.tsx';
import { PersonField } from '../PersonField.tsx';
import classes from './Proposta.module.css';

type ShareDialogProps = { proposta: PropostaDetail; opened: boolean; close: () => void };

/** Shares an offer with named people or the whole office. */
export function ShareDialog({ proposta, opened, close }: ShareDialogProps) {
  const t = useTexts('propostas');
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={close} title={t('access.share')} size="lg">
      {opened && <ShareForm proposta={proposta} close={close} />}
    </Dialog>
  );
}

function ShareForm({ proposta, close }: Omit<ShareDialogProps, 'opened'>) {
  const t = useTexts('propostas');
  const kit = useTexts('kit');
  const queryClient = useQueryClient();
  const { send, dialog } = useVersioned();
  const [escritorio, setEscritorio] = useState<Papel | null>(proposta.acesso.escritorio);
  const [pessoas, setPessoas] = useState(proposta.acesso.pessoas);
  const save = useMutation({
    mutationKey: ['propostas', 'share'],
    meta: { handlesFailure: true },
    mutationFn: () =>
      send(proposta.version, (version) =>
        calls.share.send({
          params: { id: proposta.id },
          body: { version, escritorio, pessoas: pessoas.map(({ pessoa, papel }) => ({ id: pessoa.id, papel })) },
        }),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['propostas'] });
      close();
    },
    onError: toast.failure,
  });
  const known = [proposta.dono?.id, ...pessoas.map(({ pessoa }) => pessoa.id)].filter((id) => id !== undefined);
  return (
    <Stack gap="lg">
      <Radio.Group
        label={t('access.office')}
        value={escritorio ?? ''}
        onChange={(value) => setEscritorio(value === '' ? null : (value as Papel))}
      >
        <Stack gap="xs" mt={4}>
          <Radio value="" label={t('access.officeNot')} />
          <Radio value="leitor" label={t('access.officeReads')} />
          <Radio value="editor" label={t('access.officeEdits')} />
        </Stack>
      </Radio.Group>
      <Stack gap="sm">
        {pessoas.length < limits.pessoas && (
          <PersonField
            label={t('access.add')}
            value={null}
            without={known}
            choose={(pessoa) => setPessoas((now) => [...now, { pessoa, papel: 'editor' }])}
          />
        )}
        {pessoas.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('access.noPeople')}
          </Text>
        ) : (
          <ul className={classes.people}>
            {pessoas.map(({ pessoa, papel }) => (
              <li key={pessoa.id}>
                <Avatar name={pessoa.fullName} src={pessoa.avatar} size={28} />
                <span className={textStyles.oneLine}>{pessoa.fullName}</span>
                <Group gap={4} wrap="nowrap">
                  <NativeSelect
                    size="xs"
                    aria-label={t('access.roleOf', { name: pessoa.fullName })}
                    data={papeis.map((value) => ({ value, label: t(`papel.${value}`) }))}
                    value={papel}
                    onChange={({ currentTarget }) =>
                      setPessoas((now) =>
                        now.map((one) => (one.pessoa.id === pessoa.id ? { pessoa, papel: currentTarget.value as Papel } : one)),
                      )
                    }
                  />
                  <CloseButton
                    aria-label={t('access.removeOne', { name: pessoa.fullName })}
                    onClick={() => setPessoas((now) => now.filter((one) => one.pessoa.id !== pessoa.id))}
                  />
                </Group>
              </li>
            ))}
          </ul>
        )}
      </Stack>
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {kit('action.cancel')}
        </Button>
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          {kit('form.save')}
        </Button>
      </Group>
      {dialog}
    </Stack>
  );
}
