import { Badge } from '@mantine/core';
import { IconBan, IconCircleCheckFilled, IconCircleDashed, IconHourglass, IconUserOff, IconX } from '@tabler/icons-react';
import { nomeDaSituacao } from '#brasil/nomesDasFontes.ts';
import { nomesDasSituacoesDoItem as nomes, situacoesDoItem as situacoes } from '../codes.ts';
import classes from './detail/lotes/Lotes.module.css';

/** Icon and colour of an item's situation, beside the source's word. */
const looks = {
  [situacoes.emAndamento]: { color: 'info', Icon: IconHourglass },
  [situacoes.homologado]: { color: 'success', Icon: IconCircleCheckFilled },
  [situacoes.cancelado]: { color: 'danger', Icon: IconBan },
  [situacoes.deserto]: { color: 'gray', Icon: IconUserOff },
  [situacoes.fracassado]: { color: 'gray', Icon: IconX },
} as const satisfies Record<keyof typeof nomes, object>;
const unknown = { color: 'gray', Icon: IconCircleDashed };

/** Sources differ in upper and lower case. */
const byName = new Map<string, { color: string; Icon: typeof IconBan }>(
  Object.values(situacoes).map((code) => [nomes[code].toLowerCase(), looks[code]]),
);

/** Situation of an item. */
export function SituacaoBadge({ situacao }: { situacao: string }) {
  const { color, Icon } = byName.get(situacao.toLowerCase()) ?? unknown;
  return (
    // A slash allows a line break.
    <Badge className={classes.situacao} variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
      {nomeDaSituacao(situacao).replaceAll('/', '/\u200b')}
    </Badge>
  );
}
