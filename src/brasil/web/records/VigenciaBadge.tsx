import { Badge } from '@mantine/core';
import { IconBan, IconCircleCheckFilled, IconCircleDashed, IconHourglass, IconHourglassLow, IconProgressCheck } from '@tabler/icons-react';
import { type Validity, type VigenciaState, vigenciaNames, vigenciaOf } from '#brasil/vigencia.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { useLanguage } from '#kit/web/locale/i18n.ts';

/** Each state by word, icon and colour: never colour alone. */
const looks = {
  vigente: { color: 'success', Icon: IconProgressCheck },
  vence90: { color: 'info', Icon: IconHourglass },
  vence30: { color: 'warning', Icon: IconHourglassLow },
  encerrada: { color: 'gray', Icon: IconCircleCheckFilled },
  futura: { color: 'info', Icon: IconCircleDashed },
  cancelada: { color: 'gray', Icon: IconBan },
} as const satisfies Record<VigenciaState, object>;

/** How a record stands today. */
export function VigenciaBadge({ record }: { record: Validity }) {
  const language = useLanguage();
  const state = vigenciaOf(record, dayInBrasilia(new Date()));
  const { color, Icon } = looks[state];
  return (
    <Badge variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
      {vigenciaNames[state][language]}
    </Badge>
  );
}
