import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCalendarEvent, IconClockExclamation } from '@tabler/icons-react';
import { useDue } from './due.ts';

/** Words, icon and colour: never colour alone. */
const looks = {
  vencido: { color: 'danger', Icon: IconAlertTriangle },
  proximo: { color: 'warning', Icon: IconClockExclamation },
  futuro: { color: 'gray', Icon: IconCalendarEvent },
} as const;

/** How near the due day of an entry is; nothing without one. */
export function DueBadge({ vencimento }: { vencimento: string | null }) {
  const due = useDue()(vencimento);
  if (!due) return null;
  const { color, Icon } = looks[due.state];
  return (
    <Badge maw="100%" variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
      {due.words}
    </Badge>
  );
}
