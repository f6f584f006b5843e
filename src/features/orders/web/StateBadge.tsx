import { Badge } from '@mantine/core';
import { IconBan, IconCircleCheckFilled, IconCircleDashed, IconCircleX, IconPackageExport, IconThumbUp } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { OrderState } from '../listQuery.ts';

/** A state as text, icon and colour, never by colour alone. */
export const stateLooks = {
  recebido: { color: 'info', Icon: IconCircleDashed },
  aprovado: { color: 'primary', Icon: IconThumbUp },
  enviado: { color: 'warning', Icon: IconPackageExport },
  entregue: { color: 'success', Icon: IconCircleCheckFilled },
  cancelado: { color: 'gray', Icon: IconBan },
  rejeitado: { color: 'danger', Icon: IconCircleX },
} as const satisfies Record<OrderState, object>;

export function StateBadge({ state }: { state: OrderState }) {
  const t = useTexts('orders');
  const { color, Icon } = stateLooks[state];
  return (
    <Badge variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
      {t(`state.${state}`)}
    </Badge>
  );
}
