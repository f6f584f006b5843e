import { ActionIcon, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import { grupos, type Modelo } from '../../checklist.ts';
import { calls } from '../calls.ts';
import classes from '../detail/checklist/Checklist.module.css';

const ModeloDrawer = lazy(async () => ({ default: (await import('./ModeloDrawer.tsx')).ModeloDrawer }));

/** The entries that checklists begin with, for admins. */
export function ModelosScreen() {
  const t = useTexts('propostas');
  const query = useQuery(calls.listModelos.query());
  /** Null: a new one; undefined: none. */
  const [edited, setEdited] = useState<Modelo | null>();
  return (
    <Page
      title={t('checklist.templates')}
      trail={[
        <Link key="list" to="/propostas" activeOptions={{ exact: true }}>
          {t('title')}
        </Link>,
      ]}
      actions={
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited(null)}>
          {t('checklist.add')}
        </Button>
      }
    >
      <Stack gap="md" maw={860}>
        <Text size="sm" c="dimmed">
          {t('checklist.templatesHint')}
        </Text>
        <Loaded query={query} skeleton={<Skeleton height={480} />}>
          {({ modelos }) =>
            grupos.map((grupo) => (
              <DetailCard key={grupo} title={t(`checklist.grupo.${grupo}`)}>
                {modelos.some((modelo) => modelo.grupo === grupo) ? (
                  <ul className={classes.entries}>
                    {modelos
                      .filter((modelo) => modelo.grupo === grupo)
                      .map((modelo) => (
                        <Row key={modelo.id} modelo={modelo} edit={() => setEdited(modelo)} />
                      ))}
                  </ul>
                ) : (
                  <p className={textStyles.dimmed}>{t('checklist.none')}</p>
                )}
              </DetailCard>
            ))
          }
        </Loaded>
      </Stack>
      {edited !== undefined && (
        <Suspense>
          <ModeloDrawer modelo={edited} close={() => setEdited(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}

function Row({ modelo: { id, titulo, dias }, edit }: { modelo: Modelo; edit: () => void }) {
  const t = useTexts('propostas');
  const format = useFormat();
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['propostas'] });
  const params = { id };
  const restore = useMutation({ ...calls.restoreModelo.mutation(), onSettled: refetch });
  const remove = useMutation({
    ...calls.removeModelo.mutation(),
    onSuccess: () => toast.undo(t('checklist.removed'), () => restore.mutate({ params })),
    onSettled: refetch,
  });
  return (
    <li className={classes.entry}>
      <span>
        {titulo}
        {dias !== null && <span className={textStyles.second}>{t('checklist.days', { count: dias, figure: format.number(dias) })}</span>}
      </span>
      <Group gap={0} wrap="nowrap">
        <ActionIcon color="gray" size={32} aria-label={t('checklist.edit', { titulo })} onClick={edit}>
          <IconPencil size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon color="gray" size={32} aria-label={t('checklist.remove', { titulo })} onClick={() => remove.mutate({ params })}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  );
}
