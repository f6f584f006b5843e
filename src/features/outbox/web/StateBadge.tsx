import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheckFilled, IconHourglass, IconMailOff } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { MailState } from '../contract.ts';

/** A word, an icon and a colour per state: never colour alone. */
const looks = {
  waiting: { color: 'info', Icon: IconHourglass },
  sent: { color: 'success', Icon: IconCircleCheckFilled },
  failed: { color: 'danger', Icon: IconAlertTriangle },
  unsent: { color: 'warning', Icon: IconMailOff },
} as const satisfies Record<MailState, object>;

export function StateBadge({ state }: { state: MailState }) {
  const t = useTexts('outbox');
  const { color, Icon } = looks[state];
  return (
    <Badge variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
      {t(`state.${state}`)}
    </Badge>
  );
}
