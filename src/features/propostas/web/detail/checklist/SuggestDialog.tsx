import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { isInvalid, type Sugestao } from '../../../checklist.ts';
import { calls } from '../../calls.ts';
import classes from './Checklist.module.css';
import { SituacaoBadge } from './SituacaoBadge.tsx';

type SuggestDialogProps = { id: number; opened: boolean; close: () => void };

/** Links several entries to the documents of the vault that their titles ask for. */
export function SuggestDialog({ id, opened, close }: SuggestDialogProps) {
  const t = useTexts('propostas');
  const query = useQuery({ ...calls.suggestCertidoes.query({ params: { id } }), enabled: opened });
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={close} title={t('checklist.certidao.suggest')} size="lg">
      <Loaded query={query} skeleton={<Skeleton height={200} />}>
        {({ sugestoes }) =>
          sugestoes.length === 0 ? (
            <Stack gap="md" align="start">
              <Text>{t('checklist.certidao.suggestNone')}</Text>
              <Link to="/certidoes">{t('checklist.certidao.vault')}</Link>
            </Stack>
          ) : (
            <Suggestions id={id} sugestoes={sugestoes} close={close} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

function Suggestions({ id, sugestoes, close }: { id: number; sugestoes: readonly Sugestao[]; close: () => void }) {
  const t = useTexts('propostas');
  const kit = useTexts('kit');
  const format = useFormat();
  const queryClient = useQueryClient();
  const [left, setLeft] = useState<readonly number[]>(() =>
    sugestoes.filter(({ certidao }) => isInvalid(certidao)).map(({ entrada }) => entrada),
  );
  const chosen = sugestoes.filter(({ entrada }) => !left.includes(entrada));
  const link = useMutation({
    ...calls.linkCertidoes.mutation(),
    meta: { handlesFailure: true },
    onSuccess: close,
    // Another user may have changed the entries: the refetched suggestions show it.
    onError: toast.failure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['propostas'] }),
  });
  const ligacoes = chosen.map(({ entrada, version, certidao }) => ({ entrada, version, certidao: certidao.id }));
  return (
    <Stack gap="md">
      <Text size="sm">{t('checklist.certidao.suggestHint')}</Text>
      <Stack gap="sm" className={classes.suggestions}>
        {sugestoes.map(({ entrada, titulo, certidao }) => (
          <Checkbox
            key={entrada}
            label={titulo}
            description={
              <span className={classes.linked}>
                <bdi>{certidao.nome}</bdi>
                <SituacaoBadge certidao={certidao} />
                {!certidao.comprova && <span>{t('checklist.certidao.toConfirm')}</span>}
              </span>
            }
            checked={!left.includes(entrada)}
            onChange={({ currentTarget: { checked } }) =>
              setLeft((now) => (checked ? now.filter((one) => one !== entrada) : [...now, entrada]))
            }
          />
        ))}
      </Stack>
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {kit('action.cancel')}
        </Button>
        <Button disabled={chosen.length === 0} loading={link.isPending} onClick={() => link.mutate({ params: { id }, body: { ligacoes } })}>
          {t('checklist.certidao.chosen', { count: chosen.length, figure: format.number(chosen.length) })}
        </Button>
      </Group>
    </Stack>
  );
}
