import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { ProjetoDetail } from '../../entities.ts';
import { projetoFields } from '../../fields.ts';
import { Situacao } from '../Situacao.tsx';
import { isAhead } from './isAhead.ts';
import classes from './ProjetoDetail.module.css';

/** The bill's current status, or its next scheduled step, and which body has it. */
export function CurrentStatus({ projeto }: { projeto: ProjetoDetail }) {
  const t = useTexts('projetosDeLei');
  const label = useLabels(projetoFields);
  const common = useTexts('common');
  const format = useFormat();
  const { situacao, situacao_em, orgao, regime, ultima_tramitacao, proxima_tramitacao } = projeto;
  const none = <span className={textStyles.dimmed}>{common('detail.empty')}</span>;
  return (
    <DetailCard isUrgent title={t('detail.standing')}>
      <Facts layout="stack" className={classes.standing}>
        <Fact name={label('situacao')}>
          {situacao ? (
            <strong>
              <Situacao {...projeto} />
            </strong>
          ) : (
            none
          )}
          {situacao && situacao_em && (
            <time className={textStyles.second} dateTime={situacao_em} title={format.fullDateTime(situacao_em)}>
              {t(isAhead(situacao_em) ? 'detail.expected' : 'detail.recorded', { when: format.date(situacao_em) })}
            </time>
          )}
        </Fact>
        <Fact name={label('orgao')}>{orgao || none}</Fact>
        {regime && <Fact name={label('regime')}>{regime}</Fact>}
        <Fact name={label('ultima_tramitacao')}>{ultima_tramitacao ? <Moment at={ultima_tramitacao} /> : none}</Fact>
        {proxima_tramitacao && (
          <Fact name={label('proxima_tramitacao')}>
            <Moment at={proxima_tramitacao} />
          </Fact>
        )}
      </Facts>
    </DetailCard>
  );
}

function Moment({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.fullDateTime(at)}>
      {format.dateTime(at)}
      <span className={textStyles.second}>{format.relativeDay(at)}</span>
    </time>
  );
}
