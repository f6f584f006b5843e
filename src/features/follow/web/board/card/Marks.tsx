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
import dateMark from '#kit/web/board/DateMark.module.css';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Follow, FollowKind, NextDate, Priority, Stage } from '../../../contract.ts';
import classes from './Marks.module.css';
import { useNextDate } from './useNextDate.ts';

const toneIcons = { far: IconCalendarEvent, near: IconClockExclamation, IconEqual, past: IconAlertTriangle };

/** The next date by words and icon, not by colour alone. Neutral for items won or lost. */
export function DateMark({ next, stage }: { next: NextDate; stage: Stage }) {
  const { words, moment, tone: nearness } = useNextDate()(next);
  const tone = stage === 'won' || stage === 'lost' ? 'far' : nearness;
  const Icon = toneIcons[tone];
  return (
    <span className={`${textStyles.minor} ${dateMark.mark}`} data-tone={tone}>
      <Icon size={16} aria-hidden />
      <span>
        <strong>{words}</strong>{' '}
        <time className={dateMark.moment} dateTime={next.at}>
          {moment}
        </time>
      </span>
    </span>
  );
}

const priorityIcons = { low: IconArrowDown, normal: IconEqual, high: IconArrowUp };

/** Hidden for normal priority, except in a column with a header. */
export function PriorityMark({ priority, isInColumn = false }: { priority: Priority; isInColumn?: boolean }) {
  const t = useTexts('board');
  if (priority === 'normal' && !isInColumn) return null;
  const Icon = priorityIcons[priority];
  return (
    <span className={`${textStyles.minor} ${dateMark.mark} ${classes.priority}`} data-priority={priority}>
      <Icon size={16} aria-hidden />
      {isInColumn ? t(`priority.${priority}`) : t(`priorityMark.${priority}`)}
    </span>
  );
}

/** Status of an item without upcoming dates. */
export function StatusWords({ follow }: { follow: Follow }) {
  return <PhaseWords {...follow} />;
}

/** Phase of a notice, or situation of a bill. */
export function PhaseWords({ status, phase }: Pick<Follow, 'status' | 'phase'>) {
  const language = useLanguage();
  return isPhase(phase) ? phaseNames[phase][language] : status;
}

export function KindIcon({ kind }: { kind: FollowKind }) {
  const t = useTexts('board');
  const Icon = kind === 'licitacao' ? IconGavel : IconScale;
  return <Icon color="var(--mantine-color-dimmed)" size={16} role="img" aria-label={t(`kind.${kind}`)} />;
}
