import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheckFilled,
  IconFileCheck,
  IconHourglass,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import { useTexts } from '#kit/web/i18n.ts';
import type { Estado } from '../entities.ts';

/** Each state by a word, an icon and a colour: never by the colour alone. */
const looks = {
  pronta: { color: 'info', Icon: IconFileCheck },
  na_fila: { color: 'gray', Icon: IconHourglass },
  em_andamento: { color: 'primary', Icon: IconPlayerPlayFilled },
  interrompida: { color: 'warning', Icon: IconPlayerPauseFilled },
  concluida: { color: 'success', Icon: IconCircleCheckFilled },
  cancelada: { color: 'gray', Icon: IconBan },
  falhou: { color: 'danger', Icon: IconAlertTriangle },
} as const satisfies Record<Estado, object>;

export function StateBadge({ estado }: { estado: Estado }) {
  const t = useTexts('importacoes');
  const { color, Icon } = looks[estado];
  return (
    <Badge variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
      {t(`state.${estado}`)}
    </Badge>
  );
}
