import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconFileCheck,
  IconFileOff,
  IconHourglass,
  IconPencilExclamation,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Importacao } from '../../entities.ts';
import { type Look, lookOf, type Missing } from './states.ts';

/** Each state by word, icon and colour: never colour alone. */
const looks = {
  pronta: { color: 'info', Icon: IconFileCheck },
  na_fila: { color: 'gray', Icon: IconHourglass },
  em_andamento: { color: 'primary', Icon: IconPlayerPlayFilled },
  interrompida: { color: 'warning', Icon: IconPlayerPauseFilled },
  concluida: { color: 'success', Icon: IconCircleCheckFilled },
  cancelada: { color: 'gray', Icon: IconBan },
  falhou: { color: 'danger', Icon: IconAlertTriangle },
  parcial: { color: 'warning', Icon: IconAlertTriangle },
  nada: { color: 'danger', Icon: IconCircleXFilled },
  incompleta: { color: 'warning', Icon: IconPencilExclamation },
  vazia: { color: 'warning', Icon: IconFileOff },
} as const satisfies Record<Look, object>;

/** @param missing why a waiting file cannot be started */
export function StateBadge({ run, missing }: { run: Importacao; missing?: Missing }) {
  const t = useTexts('importacoes');
  const look = lookOf(run, missing);
  const { color, Icon } = looks[look];
  return (
    <Badge variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
      {t(`state.${look}`)}
    </Badge>
  );
}
