import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClockExclamation } from '@tabler/icons-react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { Estado } from '../entities.ts';

/** Words, icon and colour: never colour alone. */
const looks = {
  vencida: { color: 'danger', Icon: IconAlertTriangle },
  em5: { color: 'danger', Icon: IconClockExclamation },
  em15: { color: 'warning', Icon: IconClockExclamation },
  em30: { color: 'warning', Icon: IconClockExclamation },
  valida: { color: 'success', Icon: IconCircleCheck },
} as const;

type EstadoBadgeProps = {
  estado: Estado;
  venceEm: string | null;
  /** The state is as of this day instead of today. */
  on?: string | undefined;
};

/** «válida», «vence em 4 dias», «venceu há 3 dias», «não vence». */
export function EstadoBadge({ estado, venceEm, on }: EstadoBadgeProps) {
  const t = useTexts('certidoes');
  const format = useFormat();
  const { color, Icon } = looks[estado];
  const when = venceEm === null ? '' : format.relativeDay(noonOf(venceEm), on === undefined ? new Date() : noonOf(on));
  const words =
    venceEm === null
      ? t('due.never')
      : estado === 'valida'
        ? t('due.valid')
        : t(estado === 'vencida' ? 'due.past' : 'due.coming', { when });
  return (
    <Badge maw="100%" variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
      {words}
    </Badge>
  );
}
