import { ActionIcon } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import type { Proposta } from '../../entities.ts';
import type { CardActions } from './cardActions.ts';

const fetchPanel = () => import('../EtapaMenu.tsx');
const EtapaMenu = lazy(async () => ({ default: (await fetchPanel()).EtapaMenu }));

/** Moves an offer without dragging it. */
export function CardMenu({ proposta, actions }: { proposta: Proposta; actions: CardActions }) {
  const t = useTexts('propostas');
  return (
    <Opener
      opens="menu"
      fetch={fetchPanel}
      panel={(anchor) => <EtapaMenu anchor={anchor} etapa={proposta.etapa} choose={(etapa) => actions.move(proposta, etapa)} />}
    >
      <ActionIcon data-card-menu={proposta.id} color="gray" size={32} aria-label={t('card.menu', { name: proposta.edital.nome })}>
        <IconDotsVertical size={18} />
      </ActionIcon>
    </Opener>
  );
}
