import { ActionIcon, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { LinkedText } from '#kit/web/text/LinkedText.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import type { Entrada } from '../../../checklist.ts';
import { calls } from '../../calls.ts';
import classes from './Checklist.module.css';
import { EntryCheckbox } from './EntryCheckbox.tsx';
import { LinkedCertidao } from './LinkedCertidao.tsx';

type EntryProps = { id: number; entry: Entrada; mayEdit: boolean; edit: () => void };

/** An entry with what is done, its document and its actions. */
export function Entry({ id, entry, mayEdit, edit }: EntryProps) {
  const t = useTexts('propostas');
  const queryClient = useQueryClient();
  const { titulo, documento, certidao } = entry;
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['propostas'] });
  const params = { id, entrada: entry.id };
  const restore = useMutation({ ...calls.restoreEntry.mutation(), onSettled: refetch });
  const remove = useMutation({
    ...calls.removeEntry.mutation(),
    onSuccess: () => toast.undo(t('checklist.removed'), () => restore.mutate({ params })),
    onSettled: refetch,
  });
  return (
    <li className={classes.entry}>
      <EntryCheckbox id={id} entry={entry} mayEdit={mayEdit} />
      {mayEdit && (
        <Group gap={0} wrap="nowrap">
          <ActionIcon color="gray" size={32} aria-haspopup="dialog" aria-label={t('checklist.edit', { titulo })} onClick={edit}>
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon color="gray" size={32} aria-label={t('checklist.remove', { titulo })} onClick={() => remove.mutate({ params })}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      )}
      {certidao && <LinkedCertidao certidao={certidao} />}
      {documento && (
        <p className={`${textStyles.minor} ${classes.document}`}>
          <LinkedText text={documento} />
        </p>
      )}
    </li>
  );
}
