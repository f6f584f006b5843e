import { Button, Group, Stack, Switch } from '@mantine/core';
import { IconAdjustments, IconHistory, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { FonteState } from '../contract.ts';
import { Completeness } from './Completeness.tsx';
import { FaultCallout } from './FaultCallout.tsx';
import { Listas } from './Listas.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { SituacaoBadge } from './SituacaoBadge.tsx';
import { useFonteActions } from './useFonteActions.ts';
import { useInterval } from './useInterval.ts';

/** A source: its state, what it does now, and how complete its days are. */
export function FonteCard({ fonte }: { fonte: FonteState }) {
  const t = useTexts('fontes');
  const format = useFormat();
  const interval = useInterval();
  const actions = useFonteActions(fonte.fonte);
  const [isSetting, setSetting] = useState(false);
  /** What the switch shows until the server has answered. */
  const [turned, setTurned] = useState<boolean>();
  const turn = async (next: boolean) => {
    setTurned(next);
    await actions.turn(next);
    setTurned(undefined);
  };
  const { ligada, situacao, lida_em, proxima_em, fora_desde, problema, detalhe, leituras, pendentes, adiadas, detalhes, chamadas } = fonte;
  const facts = [
    [t('facts.read'), lida_em ? format.past(lida_em) : ligada ? t('facts.never') : null],
    [t('facts.next'), ligada && proxima_em ? format.dateTime(proxima_em) : null],
    [
      t('facts.lists'),
      leituras > 0 ? t('facts.listsOf', { read: format.number(leituras - pendentes), all: format.number(leituras) }) : null,
    ],
    [t('facts.putOff'), adiadas > 0 ? format.number(adiadas) : null],
    [t(`facts.details.${fonte.traz}`), detalhes > 0 ? format.number(detalhes) : null],
    [t('facts.calls'), chamadas > 0 ? format.number(chamadas) : null],
  ].filter((fact): fact is [string, string] => fact[1] !== null);
  return (
    <DetailCard title={fonte.titulo} aside={<SituacaoBadge situacao={situacao} />}>
      <Stack gap="lg">
        {ligada && problema && <FaultCallout problema={problema} fora_desde={fora_desde} detalhe={detalhe} />}
        <Group justify="space-between" align="start">
          <Switch
            label={t('turn')}
            description={`${t(`brings.${fonte.traz}`)} ${t('turnHint', { interval: interval(fonte.minutos), days: format.number(fonte.dias) })}`}
            checked={turned ?? ligada}
            onChange={(event) => void turn(event.currentTarget.checked)}
          />
          <Group gap="sm">
            {leituras > 0 && (
              <Button
                variant="default"
                leftSection={<IconHistory size={18} aria-hidden />}
                renderRoot={(props) => <Link to="/importar" search={{ origem: fonte.fonte }} resetScroll={false} {...props} />}
              >
                {t('history')}
              </Button>
            )}
            <Button variant="default" leftSection={<IconAdjustments size={18} aria-hidden />} onClick={() => setSetting(true)}>
              {t('settings')}
            </Button>
            <Button
              leftSection={<IconRefresh size={18} aria-hidden />}
              disabled={!ligada || situacao === 'lendo'}
              loading={actions.isBusy}
              onClick={actions.read}
            >
              {t('readNow')}
            </Button>
          </Group>
        </Group>
        <Listas fonte={fonte} turn={actions.turnListas} />
        {facts.length > 0 && (
          <Facts layout="grid">
            {facts.map(([name, value]) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          </Facts>
        )}
        {leituras > 0 && <Completeness fonte={fonte} fill={actions.fill} />}
      </Stack>
      <SettingsDialog fonte={fonte} opened={isSetting} close={() => setSetting(false)} change={actions.change} />
    </DetailCard>
  );
}
