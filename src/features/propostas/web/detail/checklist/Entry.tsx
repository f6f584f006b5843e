import { ActionIcon, Checkbox, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dayInBrasilia } from '#kit/clock.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { LinkedText } from '#kit/web/text/LinkedText.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import { type Entrada, isProven } from '../../../checklist.ts';
import { calls } from '../../calls.ts';
import classes from './Checklist.module.css';
import { LinkedCertidao } from './LinkedCertidao.tsx';
import { useMark } from './useMark.ts';

type EntryProps = { id: number; entry: Entrada; mayEdit: boolean; edit: () => void };

/** An entry with what is done, its document and its actions. */
export function Entry({ id, entry, mayEdit, edit }: EntryProps) {
  const t = useTexts('propostas');
  const format = useFormat();
  const queryClient = useQueryClient();
  const { isDone, mark, dialog } = useMark(id, entry);
  const { titulo, prazo, feito_em, feito_por, documento, certidao } = entry;
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['propostas'] });
  const params = { id, entrada: entry.id };
  const restore = useMutation({ ...calls.restoreEntry.mutation(), onSettled: refetch });
  const remove = useMutation({
    ...calls.removeEntry.mutation(),
    onSuccess: () => toast.undo(t('checklist.removed'), () => restore.mutate({ params })),
    onSettled: refetch,
  });
  /** Nothing to tick: the document that is linked below says it. */
  const isByDocument = isProven(entry);
  const isLate = !isDone && prazo !== null && prazo < dayInBrasilia(new Date());
  return (
    <li className={classes.entry}>
      <Checkbox
        label={titulo}
        classNames={{ label: classes.titulo }}
        checked={isDone}
        disabled={!mayEdit || isByDocument}
        onChange={({ currentTarget: { checked } }) => mark(checked)}
        description={
          <span className={classes.facts}>
            {feito_em && <span>{t('checklist.by', { name: feito_por?.fullName ?? t('someone'), when: format.past(feito_em) })}</span>}
            {isByDocument && !feito_em && <span>{t('checklist.proven')}</span>}
            {!isDone && prazo && (
              <span data-late={isLate || undefined}>
                {t(isLate ? 'checklist.late' : 'checklist.until', { day: format.date(noonOf(prazo)) })}
              </span>
            )}
          </span>
        }
      />
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
      {dialog}
    </li>
  );
}
