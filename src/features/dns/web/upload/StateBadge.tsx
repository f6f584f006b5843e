import { Badge } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheckFilled, IconFileSearch } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { DnsUpload } from '../../contract.ts';

/** Each state by word, icon and colour: never colour alone. */
const looks = {
  pronta: { color: 'info', Icon: IconFileSearch },
  gravada: { color: 'success', Icon: IconCircleCheckFilled },
  desfeita: { color: 'gray', Icon: IconArrowBackUp },
} as const satisfies Record<DnsUpload['estado'], object>;

export function StateBadge({ estado }: Pick<DnsUpload, 'estado'>) {
  const t = useTexts('upload');
  const { color, Icon } = looks[estado];
  return (
    <Badge variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
      {t(`state.${estado}`)}
    </Badge>
  );
}
