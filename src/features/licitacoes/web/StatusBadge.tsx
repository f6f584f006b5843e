import { Badge } from '@mantine/core';
import {
  IconAward,
  IconBan,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconHourglass,
  IconPlayerPause,
  IconSend,
  IconUserOff,
  IconX,
} from '@tabler/icons-react';
import { useLanguage } from '#kit/web/locale/i18n.ts';
import { type Phase, type PhaseFacts, phaseOf } from '../phase.ts';
import { isPhase, phaseNames } from '../phaseNames.ts';

/** Each phase by word, icon and colour: never colour alone. */
const looks = {
  divulgada: { color: 'info', Icon: IconCircleDashed },
  recebendo: { color: 'success', Icon: IconSend },
  julgamento: { color: 'info', Icon: IconHourglass },
  suspensa: { color: 'warning', Icon: IconPlayerPause },
  encerrada: { color: 'gray', Icon: IconCircleCheckFilled },
  revogada: { color: 'gray', Icon: IconBan },
  anulada: { color: 'gray', Icon: IconBan },
  deserta: { color: 'gray', Icon: IconUserOff },
  fracassada: { color: 'gray', Icon: IconX },
  retirada: { color: 'gray', Icon: IconBan },
  homologada: { color: 'gray', Icon: IconAward },
} as const satisfies Record<Phase, object>;

/** Phase of a notice. */
export function StatusBadge({ notice }: { notice: PhaseFacts }) {
  return <PhaseBadge phase={phaseOf(notice, new Date().toISOString())} />;
}

/** A phase named by another feature's call; nothing when unknown. */
export function PhaseBadge({ phase }: { phase: string }) {
  const language = useLanguage();
  if (!isPhase(phase)) return null;
  const { color, Icon } = looks[phase];
  return (
    <Badge variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
      {phaseNames[phase][language]}
    </Badge>
  );
}
