import { ActionIcon } from '@mantine/core';
import { IconBellCog } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';

const fetchPanel = () => import('./AlertPanel.tsx');
const AlertPanel = lazy(async () => ({ default: (await fetchPanel()).AlertPanel }));

/** How many days before a date the user is notified. */
export function AlertSettings() {
  const t = useTexts('board');
  return (
    <Opener opens="dialog" fetch={fetchPanel} panel={(anchor) => <AlertPanel anchor={anchor} />}>
      <ActionIcon variant="default" size={36} aria-label={t('alerts.title')} data-hint={t('alerts.title')}>
        <IconBellCog size={18} />
      </ActionIcon>
    </Opener>
  );
}
