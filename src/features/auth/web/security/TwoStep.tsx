import { Badge, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconKey, IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Static } from '#kit/schema.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { SettingsSection } from '#kit/web/page/SettingsSection.tsx';
import type { twoStep } from '../../contract.ts';
import { Remark } from '../Remark.tsx';
import { twoStepCalls } from './calls.ts';
import type { TwoStepAction } from './TwoStepDialog.tsx';

const TwoStepDialog = lazy(async () => ({ default: (await import('./TwoStepDialog.tsx')).TwoStepDialog }));

/** With this few recovery codes left, new ones are suggested. */
const FEW = 3;

type State = Static<typeof twoStep.read.reply>;

/** Two-step verification: its state, and turning it on or off. */
export function TwoStep() {
  const t = useTexts('security');
  const query = useQuery(twoStepCalls.read.query());
  return (
    <SettingsSection
      isDense
      title={t('twoStep.title')}
      lead={t('twoStep.lead')}
      aside={query.data && <StateBadge isOn={query.data.isOn} />}
    >
      <Loaded query={query} skeleton={<Skeleton height={36} width={120} />}>
        {(state) => <Choices state={state} />}
      </Loaded>
    </SettingsSection>
  );
}

function StateBadge({ isOn }: { isOn: boolean }) {
  const t = useTexts('security');
  const Icon = isOn ? IconShieldCheck : IconShieldOff;
  return (
    <Badge variant="light" color={isOn ? 'success' : 'gray'} leftSection={<Icon size={14} aria-hidden />}>
      {t(isOn ? 'twoStep.on' : 'twoStep.off')}
    </Badge>
  );
}

function Choices({ state }: { state: State }) {
  const t = useTexts('security');
  const [action, setAction] = useState<TwoStepAction>('turnOn');
  const [opened, setOpened] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = (chosen: TwoStepAction) => {
    setAction(chosen);
    setOpened(true);
    setIsWanted(true);
  };
  if (!state.isOffered && !state.isOn)
    return (
      <Remark kind="info" icon={<IconInfoCircle />}>
        {t('twoStep.notOffered')}
      </Remark>
    );
  return (
    <>
      {state.isOn && <CodesLeft left={state.recoveryCodesLeft} />}
      {state.isRequired && <Text c="dimmed">{t('twoStep.required')}</Text>}
      <Group gap="xs">
        {state.isOn && (
          <Button
            variant={state.recoveryCodesLeft > FEW ? 'default' : 'filled'}
            leftSection={<IconKey size={18} aria-hidden />}
            onClick={() => open('renew')}
          >
            {t('twoStep.renew')}
          </Button>
        )}
        {/* One button for both states, so that it can take the focus when the dialog closes. */}
        {!(state.isRequired && state.isOn) && (
          <Button
            key="turn"
            variant={state.isOn ? 'default' : 'filled'}
            leftSection={state.isOn ? <IconShieldOff size={18} aria-hidden /> : <IconShieldCheck size={18} aria-hidden />}
            onClick={() => open(state.isOn ? 'turnOff' : 'turnOn')}
          >
            {t(state.isOn ? 'twoStep.turnOff' : 'twoStep.turnOn')}
          </Button>
        )}
      </Group>
      {isWanted && (
        <Suspense>
          <TwoStepDialog action={action} opened={opened} close={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

function CodesLeft({ left }: { left: number }) {
  const t = useTexts('security');
  const format = useFormat();
  if (left === 0)
    return (
      <Remark kind="warning" icon={<IconAlertTriangle />}>
        {t('twoStep.none')}
      </Remark>
    );
  const words = t('twoStep.left', { count: left, figure: format.number(left) });
  if (left > FEW) return <Text c="dimmed">{words}</Text>;
  return (
    <Remark kind="warning" icon={<IconAlertTriangle />}>
      {words} {t('twoStep.few')}
    </Remark>
  );
}
