import { Badge } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed, IconHourglass } from '@tabler/icons-react';
import { useTexts } from '#kit/web/i18n.ts';
import type { Status } from '../entities.ts';

/** Each status by a word, an icon and a colour: never by the colour alone. */
const looks = {
  aberta: { color: 'success', Icon: IconCircleDashed },
  andamento: { color: 'info', Icon: IconHourglass },
  fechada: { color: 'gray', Icon: IconCircleCheckFilled },
} as const satisfies Record<Status, object>;

/** The status, and beside it that the notice is suspended. */
export function StatusBadge({ status, suspensa }: { status: Status; suspensa: boolean }) {
  const t = useTexts('licitacoes');
  const { color, Icon } = looks[status];
  return (
    <>
      <Badge variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
        {t(`status.${status}`)}
      </Badge>
      {suspensa && (
        <Badge variant="outline" color="warning">
          {t('suspensa')}
        </Badge>
      )}
    </>
  );
}
