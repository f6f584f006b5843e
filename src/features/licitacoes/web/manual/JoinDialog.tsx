import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { LicitacaoDetail } from '../../entities.ts';
import { publishedFontes } from '../../fontes.ts';
import { calls } from '../calls.ts';
import classes from './Manual.module.css';
import { useJoin } from './useJoin.ts';

const MOST = 8;

/** Finds the published notice by its words. */
export function JoinDialog({ licitacao, opened, close }: { licitacao: LicitacaoDetail; opened: boolean; close: () => void }) {
  const t = useTexts('manual');
  const join = useJoin();
  const [typed, setTyped] = useState(licitacao.orgao.slice(0, 200));
  const [q] = useDebouncedValue(typed.trim(), 250);
  const query = useQuery({
    ...calls.list.query({ query: { q, fonte: [...publishedFontes], perPage: MOST, sort: q === '' ? 'publicacao' : 'relevancia' } }),
    placeholderData: keepPreviousData,
    enabled: opened,
  });
  return (
    <Dialog opened={opened} close={close} title={t('joinDialog.title')} size="lg">
      <Stack gap="md">
        <TextInput
          data-autofocus
          type="search"
          label={t('joinDialog.search')}
          description={t('joinDialog.hint')}
          maxLength={200}
          value={typed}
          onChange={(change) => setTyped(change.currentTarget.value)}
        />
        {query.data?.licitacoes.length === 0 && <Text c="dimmed">{t('joinDialog.none')}</Text>}
        {query.data?.licitacoes.map((found) => (
          <div key={found.id} className={classes.found}>
            <span>
              <strong>{nomeDaLicitacao(found)}</strong>
              <span className={textStyles.second}>
                {' '}
                {found.orgao} · {found.objeto.slice(0, 160)}
              </span>
            </span>
            <Button
              size="compact-sm"
              variant="light"
              aria-label={t('joinDialog.choose', { what: nomeDaLicitacao(found) })}
              onClick={() => void join({ manual: licitacao.id, licitacao: found.id, name: nomeDaLicitacao(found) })}
            >
              {t('offer.join')}
            </Button>
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}
