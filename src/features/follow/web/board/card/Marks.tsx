import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconCalendarEvent,
  IconClockExclamation,
  IconEqual,
  IconGavel,
  IconScale,
} from '@tabler/icons-react';
import { isPhase, phaseNames } from '#features/licitacoes/contract.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import type { Follow, FollowKind, NextDate, Priority, Stage } from '../../../contract.ts';
import classes from './Marks.module.css';
import { useNextDate } from './useNextDate.ts';

const toneIcons = { far: IconCalendarEvent, near: IconClockExclamation, IconEqual, past: IconAlertTriangle };

/** What falls due next: in words and a sign, not by the colour alone. Whoever has won or lost need not hurry. */
export function DateMark({ next, stage }: { next: NextDate; stage: Stage }) {
  const { words, moment, tone: nearness } = useNextDate()(next);
  const tone = stage === 'won' || stage === 'lost' ? 'far' : nearness;
  const Icon = toneIcons[tone];
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon size={16} aria-hidden />
      <span>
        <strong>{words}</strong>{' '}
        <time className={classes.moment} dateTime={next.at}>
          {moment}
        </time>
      </span>
    </span>
  );
}

const priorityIcons = { low: IconArrowDown, normal: IconEqual, high: IconArrowUp };

/** Only what is not as usual, unless a column is there for it, whose header says what it is about. */
export function PriorityMark({ priority, isInColumn = false }: { priority: Priority; isInColumn?: boolean }) {
  const t = useTexts('board');
  if (priority === 'normal' && !isInColumn) return null;
  const Icon = priorityIcons[priority];
  return (
    <span className={classes.mark} data-priority={priority}>
      <Icon size={16} aria-hidden />
      {isInColumn ? t(`priority.${priority}`) : t(`priorityMark.${priority}`)}
    </span>
  );
}

/** How it stands with something for which nothing more falls due. */
export function StatusWords({ follow }: { follow: Follow }) {
  return <PhaseWords {...follow} />;
}

/** The phase of a notice, or the situation of a bill. */
export function PhaseWords({ status, phase }: Pick<Follow, 'status' | 'phase'>) {
  const language = useLanguage();
  return isPhase(phase) ? phaseNames[phase][language] : status;
}

export function KindIcon({ kind }: { kind: FollowKind }) {
  const t = useTexts('board');
  const Icon = kind === 'licitacao' ? IconGavel : IconScale;
  return <Icon className={classes.kind} size={16} role="img" aria-label={t(`kind.${kind}`)} />;
}
