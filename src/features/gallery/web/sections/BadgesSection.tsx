import { Badge, Code, Group } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheckFilled, IconCircleDashed, IconHourglass } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Keys } from '#kit/web/text/Keys.tsx';
import { Sample } from '../Sample.tsx';

const states = [
  { name: 'open', color: 'success', Icon: IconCircleDashed },
  { name: 'running', color: 'info', Icon: IconHourglass },
  { name: 'over', color: 'gray', Icon: IconCircleCheckFilled },
  { name: 'care', color: 'warning', Icon: IconAlertTriangle },
  { name: 'failed', color: 'danger', Icon: IconAlertTriangle },
] as const;

export function BadgesSection() {
  const t = useTexts('gallery');
  return (
    <>
      <Sample title={t('badges.state')} when={t('badges.stateWhen')}>
        <Group gap="8px 16px">
          {states.map(({ name, color, Icon }) => (
            <Badge key={name} variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
              {t(`badges.name.${name}`)}
            </Badge>
          ))}
        </Group>
      </Sample>
      <Sample title={t('badges.extra')} when={t('badges.extraWhen')}>
        <Group gap="8px 16px">
          <Badge variant="outline" color="warning">
            {t('badges.suspended')}
          </Badge>
          <Badge variant="outline" color="gray">
            {t('badges.demo')}
          </Badge>
        </Group>
      </Sample>
      <Sample title={t('badges.count')} when={t('badges.countWhen')}>
        <Group gap="8px 16px">
          <Badge variant="light">192</Badge>
          <Badge>3</Badge>
        </Group>
      </Sample>
      <Sample title={t('badges.code')} when={t('badges.codeWhen')}>
        <Group gap="8px 16px">
          <Code>9f2c1ab4</Code>
          <Keys keys="Mod+k" />
          <Keys keys="?" />
        </Group>
      </Sample>
    </>
  );
}
