import { Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { FonteState, Lista, ListaState } from '../contract.ts';
import classes from './Completeness.module.css';

type ListasProps = { fonte: FonteState; turn: (listas: Partial<Record<Lista, boolean>>) => Promise<void> };

/** What a source brings besides, each with its switch, and how far it was read. */
export function Listas({ fonte, turn }: ListasProps) {
  const t = useTexts('fontes');
  if (fonte.listas.length === 0) return null;
  return (
    <Stack gap="sm" component="section" aria-label={t('listas.title')}>
      <h3 className={classes.heading}>{t('listas.title')}</h3>
      {fonte.listas.map((lista) => (
        <ListaSwitch key={lista.lista} state={lista} isRead={fonte.ligada} turn={turn} />
      ))}
    </Stack>
  );
}

function ListaSwitch({ state, isRead, turn }: { state: ListaState; isRead: boolean; turn: ListasProps['turn'] }) {
  const t = useTexts('fontes');
  const format = useFormat();
  /** What the switch shows until the server has answered. */
  const [turned, setTurned] = useState<boolean>();
  const change = async (next: boolean) => {
    setTurned(next);
    await turn({ [state.lista]: next });
    setTurned(undefined);
  };
  const { lista, ligada, lida_em, leituras, pendentes, adiadas, esperados, recebidos } = state;
  const read = lida_em ? t('listas.read', { when: format.past(lida_em) }) : isRead && ligada ? t('listas.never') : '';
  const figures = [
    read,
    ligada && pendentes > 0 ? t('listas.lists', { read: format.number(leituras - pendentes), all: format.number(leituras) }) : '',
    leituras > 0 ? t('listas.records', { received: format.number(recebidos), expected: format.number(esperados) }) : '',
    ligada && adiadas > 0 ? t('listas.putOff', { figure: format.number(adiadas) }) : '',
  ].filter(Boolean);
  return (
    <Switch
      label={t(`listas.name.${lista}`)}
      description={[t(`listas.hint.${lista}`), figures.join(' · ')].filter(Boolean).join(' ')}
      checked={turned ?? ligada}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}
