import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconCertificate, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { renewsAddresses } from '#kit/web/viewer/renewsAddresses.ts';
import { type Entrada, grupos, isDone } from '../../../checklist.ts';
import type { PropostaDetail } from '../../../entities.ts';
import { calls } from '../../calls.ts';
import classes from './Checklist.module.css';
import { Entry } from './Entry.tsx';
import { ZipButton } from './ZipButton.tsx';

const SuggestDialog = lazy(async () => ({ default: (await import('./SuggestDialog.tsx')).SuggestDialog }));
const EntryDialog = lazy(async () => ({ default: (await import('./EntryDialog.tsx')).EntryDialog }));

/** The documents and parts of an offer, with what is done. */
export function Checklist({ proposta }: { proposta: PropostaDetail }) {
  const t = useTexts('propostas');
  const format = useFormat();
  const { id } = proposta;
  const administrates = useMay(needs.administers);
  const mayEdit = proposta.papel !== 'leitor';
  const query = useQuery({ ...calls.listEntries.query({ params: { id } }), ...renewsAddresses });
  const entries = query.data?.entradas;
  /** Which entry is edited, or a new one; undefined until first opened. */
  const [edited, setEdited] = useState<{ entry: Entrada | null; opened: boolean }>();
  /** Undefined until first opened. */
  const [isLinking, setLinking] = useState<boolean>();
  const mayLink = entries?.some(({ grupo, certidao }) => grupo !== 'proposta' && certidao === null);
  const done = entries?.filter(isDone).length ?? 0;
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
      {entries && (mayEdit || entries.some(({ certidao }) => certidao)) && (
        <Group mt="md" gap="xs">
          {mayEdit && entries.length === 0 && <BeginButton id={id} />}
          {mayEdit && (
            <Button
              size="compact-sm"
              variant="light"
              aria-haspopup="dialog"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setEdited({ entry: null, opened: true })}
            >
              {t('checklist.add')}
            </Button>
          )}
          {mayEdit && mayLink && (
            <Button
              size="compact-sm"
              variant="light"
              aria-haspopup="dialog"
              leftSection={<IconCertificate size={16} aria-hidden />}
              onClick={() => setLinking(true)}
            >
              {t('checklist.certidao.suggest')}
            </Button>
          )}
          <ZipButton id={id} nome={proposta.edital.nome} entries={entries} />
          {mayEdit && administrates && <Link to="/propostas/modelos">{t('checklist.templates')}</Link>}
        </Group>
      )}
      {isLinking !== undefined && (
        <Suspense>
          <SuggestDialog id={id} opened={isLinking} close={() => setLinking(false)} />
        </Suspense>
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
