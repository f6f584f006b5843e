import { ActionIcon, Button, Checkbox, Group, Skeleton, Stack } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { needs } from '#features/auth/contract.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { useMay } from '#kit/web/ability.ts';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { LinkedText } from '#kit/web/text/LinkedText.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import { type Entrada, grupos } from '../../../checklist.ts';
import type { PropostaDetail } from '../../../entities.ts';
import { calls } from '../../calls.ts';
import { useVersioned } from '../../conflict.tsx';
import classes from './Checklist.module.css';

const EntryDialog = lazy(async () => ({ default: (await import('./EntryDialog.tsx')).EntryDialog }));

/** The documents and parts of an offer, with what is done. */
export function Checklist({ proposta }: { proposta: PropostaDetail }) {
  const t = useTexts('propostas');
  const format = useFormat();
  const { id } = proposta;
  const administrates = useMay(needs.administers);
  const mayEdit = proposta.papel !== 'leitor';
  const query = useQuery(calls.listEntries.query({ params: { id } }));
  const entries = query.data?.entradas;
  /** Which entry is edited, or a new one; undefined until first opened. */
  const [edited, setEdited] = useState<{ entry: Entrada | null; opened: boolean }>();
  const done = entries?.filter(({ feito_em }) => feito_em !== null).length ?? 0;
  return (
    <DetailCard
      title={t('checklist.title')}
      aside={
        entries &&
        entries.length > 0 && (
          <span className={textStyles.dimmed}>
            {t('checklist.done', { done: format.number(done), all: format.number(entries.length) })}
          </span>
        )
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={120} />}>
        {({ entradas }) =>
          entradas.length === 0 ? (
            <p className={textStyles.dimmed}>{t('checklist.none')}</p>
          ) : (
            <Stack gap="md">
              {grupos.map((grupo) => {
                const own = entradas.filter((entry) => entry.grupo === grupo);
                if (own.length === 0) return null;
                return (
                  <section key={grupo} aria-label={t(`checklist.grupo.${grupo}`)}>
                    <h3 className={classes.group}>{t(`checklist.grupo.${grupo}`)}</h3>
                    <ul className={classes.entries}>
                      {own.map((entry) => (
                        <Entry key={entry.id} id={id} entry={entry} mayEdit={mayEdit} edit={() => setEdited({ entry, opened: true })} />
                      ))}
                    </ul>
                  </section>
                );
              })}
            </Stack>
          )
        }
      </Loaded>
      {mayEdit && entries && (
        <Group mt="md" gap="xs">
          {entries.length === 0 && <BeginButton id={id} />}
          <Button
            size="compact-sm"
            variant="light"
            aria-haspopup="dialog"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setEdited({ entry: null, opened: true })}
          >
            {t('checklist.add')}
          </Button>
          {administrates && <Link to="/propostas/modelos">{t('checklist.templates')}</Link>}
        </Group>
      )}
      {edited && (
        <Suspense>
          <EntryDialog id={id} entry={edited.entry} opened={edited.opened} close={() => setEdited({ ...edited, opened: false })} />
        </Suspense>
      )}
    </DetailCard>
  );
}

/** Fills the checklist from the template. */
function BeginButton({ id }: { id: number }) {
  const t = useTexts('propostas');
  const queryClient = useQueryClient();
  const begin = useMutation({
    ...calls.beginChecklist.mutation(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['propostas'] }),
  });
  return (
    <Button size="compact-sm" loading={begin.isPending} onClick={() => begin.mutate({ params: { id } })}>
      {t('checklist.begin')}
    </Button>
  );
}

type EntryProps = { id: number; entry: Entrada; mayEdit: boolean; edit: () => void };

function Entry({ id, entry, mayEdit, edit }: EntryProps) {
  const t = useTexts('propostas');
  const format = useFormat();
  const queryClient = useQueryClient();
  const { send, dialog } = useVersioned();
  const { titulo, prazo, feito_em, feito_por, documento } = entry;
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['propostas'] });
  const params = { id, entrada: entry.id };
  const mark = useMutation({
    mutationKey: ['propostas', 'mark'],
    meta: { handlesFailure: true },
    mutationFn: (feito: boolean) => send(entry.version, (version) => calls.updateEntry.send({ params, body: { version, feito } })),
    onError: toast.failure,
    onSettled: refetch,
  });
  const restore = useMutation({ ...calls.restoreEntry.mutation(), onSettled: refetch });
  const remove = useMutation({
    ...calls.removeEntry.mutation(),
    onSuccess: () => toast.undo(t('checklist.removed'), () => restore.mutate({ params })),
    onSettled: refetch,
  });
  const isDone = mark.isPending ? mark.variables : feito_em !== null;
  const isLate = !isDone && prazo !== null && prazo < dayInBrasilia(new Date());
  return (
    <li className={classes.entry}>
      <Checkbox
        label={titulo}
        checked={isDone}
        disabled={!mayEdit}
        onChange={({ currentTarget: { checked } }) => mark.mutate(checked)}
        description={
          <span className={classes.facts}>
            {feito_em && <span>{t('checklist.by', { name: feito_por?.fullName ?? t('someone'), when: format.past(feito_em) })}</span>}
            {!feito_em && prazo && (
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
      {documento && (
        <p className={`${textStyles.minor} ${classes.document}`}>
          <LinkedText text={documento} />
        </p>
      )}
      {dialog}
    </li>
  );
}
