import { IconAlertTriangle, IconCalendarEvent, IconClockExclamation } from '@tabler/icons-react';
import classes from '#kit/web/board/DateMark.module.css';
import { daysUntil, useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import { isEnded, type Proposta } from '../entities.ts';

/** Days before the session from which it is near. */
const NEAR_DAYS = 3;
const icons = { far: IconCalendarEvent, near: IconClockExclamation, past: IconAlertTriangle };

/** When the session of the notice begins, by words and icon; neutral once the offer is sent. */
export function Sessao({ edital: { sessao }, etapa }: Pick<Proposta, 'edital' | 'etapa'>) {
  const t = useTexts('propostas');
  const format = useFormat();
  if (!sessao) return <span className={textStyles.minor}>{t('sessao.none')}</span>;
  const isPast = Date.parse(sessao) < Date.now();
  const isDone = isEnded(etapa) || etapa === 'enviada' || etapa === 'disputa';
  const tone = isDone ? 'far' : isPast ? 'past' : daysUntil(sessao) <= NEAR_DAYS ? 'near' : 'far';
  const Icon = icons[tone];
  return (
    <span className={`${textStyles.minor} ${classes.mark}`} data-tone={tone}>
      <Icon size={16} aria-hidden />
      <span>
        <strong>{t(isPast ? 'sessao.was' : 'sessao.is', { when: format.relativeDay(sessao) })}</strong>{' '}
        <time className={classes.moment} dateTime={sessao}>
          {format.dateTime(sessao)}
        </time>
      </span>
    </span>
  );
}
