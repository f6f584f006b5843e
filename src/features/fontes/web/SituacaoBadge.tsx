import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheckFilled, IconCloudOff, IconPlayerPause, IconRefresh } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { FonteState } from '../contract.ts';

/** A word, an icon and a colour per state: never colour alone. */
const looks = {
  desligada: { color: 'gray', Icon: IconPlayerPause },
  lendo: { color: 'info', Icon: IconRefresh },
  em_dia: { color: 'success', Icon: IconCircleCheckFilled },
  fora: { color: 'warning', Icon: IconCloudOff },
  com_problema: { color: 'danger', Icon: IconAlertTriangle },
} as const satisfies Record<FonteState['situacao'], object>;

export function SituacaoBadge({ situacao }: Pick<FonteState, 'situacao'>) {
  const t = useTexts('fontes');
  const { color, Icon } = looks[situacao];
  return (
    <Badge variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
      {t(`situacao.${situacao}`)}
    </Badge>
  );
}
