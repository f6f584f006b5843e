import { dayInBrasilia, isDayOnly, startOfDayInBrasilia } from '#kit/clock.ts';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { LicitacaoDetail } from '../../entities.ts';
import { licitacaoFields } from '../../fields.ts';
import { NEVER } from '../deadline.ts';
import { UnreadableDate } from '../list/UnreadableDate.tsx';
import classes from './LicitacaoDetail.module.css';

type Field = 'publicacao' | 'abertura' | 'encerramento' | 'atualizacao' | 'importada_em';
type TimelineDate = { field: Field | 'impugnacao'; date: string };

/** The notice's dates in order, past and future. */
export function Timeline({ licitacao }: { licitacao: LicitacaoDetail }) {
  const t = useTexts('licitacoes');
  const label = useLabels(licitacaoFields);
  const format = useFormat();
  const now = new Date().toISOString();
  const dates = (['publicacao', 'abertura', 'encerramento', 'atualizacao', 'importada_em'] as const)
    .flatMap((field) => {
      const date = licitacao[field];
      return date ? [{ field, date } as TimelineDate] : [];
    })
    .concat(licitacao.impugnacao_ate ? [{ field: 'impugnacao', date: startOfDayInBrasilia(licitacao.impugnacao_ate) }] : [])
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  return (
    <DetailCard isUrgent title={t('detail.dates')}>
      <ol className={classes.timeline}>
        {dates.map(({ field, date }) => (
          <li key={field} data-past={date < now || undefined} data-key={field === 'abertura' || field === 'encerramento' || undefined}>
            <span>{field === 'impugnacao' ? t('detail.challenge') : label(field)}</span>
            {field === 'impugnacao' || (field === 'publicacao' && isDayOnly(date)) ? (
              <time dateTime={dayInBrasilia(new Date(date))}>{format.date(date)}</time>
            ) : (
              <time dateTime={date} title={format.fullDateTime(date)}>
                {date.startsWith(NEVER) ? t('deadline.open') : format.dateTime(date)}
              </time>
            )}
            {!date.startsWith(NEVER) && (date < now || licitacao.status !== 'fechada') && (
              <span className={textStyles.second}>{format.relativeDay(date)}</span>
            )}
          </li>
        ))}
        {(['abertura', 'encerramento'] as const).map((field) => {
          const says = licitacao[`${field}_ilegivel`];
          return (
            says && (
              <li key={field}>
                <span>{label(field)}</span>
                <span>
                  {says} <UnreadableDate says={says} />
                </span>
              </li>
            )
          );
        })}
      </ol>
    </DetailCard>
  );
}
