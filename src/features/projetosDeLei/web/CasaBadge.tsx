import { Badge } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Casa } from '../entities.ts';

const colors: Record<Casa, string> = { camara: 'primary', senado: 'info' };

/** The chamber by name and, additionally, colour. */
export function CasaBadge({ casa }: { casa: Casa }) {
  const t = useTexts('projetosDeLei');
  return (
    <Badge variant="light" color={colors[casa]} title={t(`casaInteira.${casa}`)}>
      {t(`casa.${casa}`)}
    </Badge>
  );
}
