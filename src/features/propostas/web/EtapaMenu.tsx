import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { type Etapa, etapas } from '../entities.ts';
import { EtapaIcon } from './EtapaIcon.tsx';
import { useEtapaName } from './useEtapaName.ts';

/** The stages to move an offer to. */
export function EtapaMenu({ anchor, etapa, choose }: AnchoredProps & { etapa: Etapa; choose: (etapa: Etapa) => void }) {
  const t = useTexts('propostas');
  const etapaName = useEtapaName();
  return (
    <AnchoredMenu anchor={anchor} position="bottom-end">
      <Menu.Label>{t('card.moveTo')}</Menu.Label>
      {etapas.map((one) => (
        <Menu.Item
          key={one}
          leftSection={<EtapaIcon etapa={one} />}
          rightSection={one === etapa && <IconCheck size={16} aria-hidden />}
          disabled={one === etapa}
          onClick={() => choose(one)}
        >
          {etapaName(one)}
        </Menu.Item>
      ))}
    </AnchoredMenu>
  );
}
