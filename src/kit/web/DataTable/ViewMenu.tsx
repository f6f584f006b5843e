import { ActionIcon } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTexts } from '../i18n.ts';
import { Opener } from '../popup/Opener.tsx';
import type { ViewChoices } from './ViewPanel.tsx';

const fetchPanel = () => import('./ViewPanel.tsx');
const ViewPanel = lazy(async () => ({ default: (await fetchPanel()).ViewPanel }));

/** How the reader wants the table. */
export function ViewMenu(props: ViewChoices) {
  const t = useTexts('kit');
  return (
    <Opener opens="dialog" fetch={fetchPanel} panel={(anchor) => <ViewPanel anchor={anchor} {...props} />}>
      <ActionIcon variant="default" size={36} aria-label={t('table.view')}>
        <IconColumns3 size={18} />
      </ActionIcon>
    </Opener>
  );
}
