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
import classes from './StatusBadge.module.css';

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

/** Phase of a notice: plain elements that look like a `Badge`, as lists have dozens. */
export function StatusBadge({ notice }: { notice: PhaseFacts }) {
  return <PhaseBadge phase={phaseOf(notice, new Date().toISOString())} />;
}

/** A phase named by another feature's call; nothing when unknown. */
export function PhaseBadge({ phase }: { phase: string }) {
  const language = useLanguage();
  if (!isPhase(phase)) return null;
  const { color, Icon } = looks[phase];
  return (
    <span className={classes.badge} data-color={color}>
      <Icon size={12} aria-hidden />
      <span>{phaseNames[phase][language]}</span>
    </span>
  );
}
