import { ActionIcon } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTexts } from '../../locale/i18n.ts';
import { Opener } from '../../popup/Opener.tsx';
import type { StartingViewChoicesProps } from './StartingViewChoices.tsx';

const fetchChoices = () => import('./StartingViewChoices.tsx');
const StartingViewChoices = lazy(async () => ({ default: (await fetchChoices()).StartingViewChoices }));

/** Menu of the starting view: the filters and order with which the list opens. */
export function StartingViewMenu(props: Omit<StartingViewChoicesProps, 'anchor'>) {
  const t = useTexts('common');
  return (
    <Opener opens="menu" fetch={fetchChoices} panel={(anchor) => <StartingViewChoices anchor={anchor} {...props} />}>
      <ActionIcon variant="default" size={36} aria-label={t('list.start')}>
        <IconHome size={18} />
      </ActionIcon>
    </Opener>
  );
}
