import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import type { ProjetoDetail } from '../../entities.ts';
import { projetoFields } from '../../fields.ts';
import { Situacao } from '../Situacao.tsx';
import { isAhead } from './isAhead.ts';
import classes from './ProjetoDetail.module.css';

/** The bill's current status, or its next scheduled step, and which body has it. */
export function CurrentStatus({ projeto }: { projeto: ProjetoDetail }) {
  const t = useTexts('projetosDeLei');
  const label = useLabels(projetoFields);
  const format = useFormat();
  const { situacao, situacao_em, orgao, regime, ultima_tramitacao, proxima_tramitacao } = projeto;
  const none = <span className={classes.faint}>{t('detail.empty')}</span>;
  return (
    <DetailCard isUrgent title={t('detail.standing')}>
      <dl className={classes.standing}>
        <div>
          <dt>{label('situacao')}</dt>
          <dd className={classes.situacao}>
            {situacao ? <Situacao {...projeto} /> : none}
            {situacao && situacao_em && (
              <time className={classes.second} dateTime={situacao_em} title={format.fullDateTime(situacao_em)}>
                {t(isAhead(situacao_em) ? 'detail.expected' : 'detail.recorded', { when: format.date(situacao_em) })}
              </time>
            )}
          </dd>
        </div>
        <div>
          <dt>{label('orgao')}</dt>
          <dd>{orgao || none}</dd>
        </div>
        {regime && (
          <div>
            <dt>{label('regime')}</dt>
            <dd>{regime}</dd>
          </div>
        )}
        <div>
          <dt>{label('ultima_tramitacao')}</dt>
          <dd>{ultima_tramitacao ? <Moment at={ultima_tramitacao} /> : none}</dd>
        </div>
        {proxima_tramitacao && (
          <div>
            <dt>{label('proxima_tramitacao')}</dt>
            <dd>
              <Moment at={proxima_tramitacao} />
            </dd>
          </div>
        )}
      </dl>
    </DetailCard>
  );
}

function Moment({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.fullDateTime(at)}>
      {format.dateTime(at)}
      <span className={classes.second}>{format.relativeDay(at)}</span>
    </time>
  );
}
