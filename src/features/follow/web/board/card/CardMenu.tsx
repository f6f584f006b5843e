import { ActionIcon } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import type { Follow } from '../../../contract.ts';
import type { CardActions } from './cardActions.ts';

const fetchPanel = () => import('./CardMenuPanel.tsx');
const CardMenuPanel = lazy(async () => ({ default: (await fetchPanel()).CardMenuPanel }));

/** Actions on a followed item, also for users who cannot drag. */
export function CardMenu({ follow, isFirst, actions }: { follow: Follow; isFirst: boolean; actions: CardActions }) {
  const t = useTexts('board');
  return (
    <Opener
      opens="menu"
      fetch={fetchPanel}
      panel={(anchor) => <CardMenuPanel anchor={anchor} follow={follow} isFirst={isFirst} actions={actions} />}
    >
      <ActionIcon data-card-menu={follow.id} color="gray" size={32} aria-label={t('card.menu', { name: follow.name })}>
        <IconDotsVertical size={18} />
      </ActionIcon>
    </Opener>
  );
}
