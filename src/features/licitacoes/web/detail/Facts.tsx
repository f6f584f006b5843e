import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { factsOf } from '#kit/web/detail/factsOf.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import type { LicitacaoDetail } from '../../entities.ts';
import { licitacaoFields } from '../../fields.ts';
import classes from './LicitacaoDetail.module.css';
import { useFieldText } from './useFieldText.ts';

/** What `fields.ts` shows as facts; órgão and place are in the page's header. */
export function Facts({ licitacao }: { licitacao: LicitacaoDetail }) {
  const t = useTexts('licitacoes');
  const language = useLanguage();
  const facts = factsOf(licitacaoFields, licitacao, useFieldText());
  return (
    <DetailCard title={t('detail.facts')}>
      <dl className={classes.facts}>
        {facts.map(({ name, label, value, below, isWide }) => (
          <div key={name} className={isWide ? classes.wide : undefined}>
            <dt>{label[language]}</dt>
            <dd>
              {value || <span className={classes.faint}>{t('detail.empty')}</span>}
              {below && <span className={classes.second}>{below}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </DetailCard>
  );
}
