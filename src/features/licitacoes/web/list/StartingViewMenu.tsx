import { ActionIcon } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import type { ListState } from '#kit/web/search/listState.ts';
import type { licitacoes } from '../../contract.ts';

const fetchPanel = () => import('./StartingViewPanel.tsx');
const StartingViewPanel = lazy(async () => ({ default: (await fetchPanel()).StartingViewPanel }));

/** Menu of the starting view: the filters and order with which the list opens. */
export function StartingViewMenu({ list }: { list: ListState<typeof licitacoes.list.query> }) {
  const t = useTexts('licitacoes');
  return (
    <Opener opens="menu" fetch={fetchPanel} panel={(anchor) => <StartingViewPanel anchor={anchor} list={list} />}>
      <ActionIcon variant="default" size={36} aria-label={t('list.start')}>
        <IconHome size={18} />
      </ActionIcon>
    </Opener>
  );
}
