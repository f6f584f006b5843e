import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { factsOf } from '#kit/web/detail/factsOf.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import type { ProjetoDetail } from '../../entities.ts';
import { projetoFields } from '../../fields.ts';
import classes from './ProjetoDetail.module.css';
import { useFieldText } from './useFieldText.ts';

/** What `fields.ts` shows as facts. */
export function Facts({ projeto }: { projeto: ProjetoDetail }) {
  const t = useTexts('projetosDeLei');
  const format = useFormat();
  const language = useLanguage();
  const { tipo, tipo_nome } = projeto;
  const named = { ...projeto, tipo: tipo_nome && tipo_nome !== tipo ? `${tipo_nome} (${tipo})` : tipo };
  return (
    <DetailCard title={t('detail.facts')}>
      <dl className={classes.facts}>
        {factsOf(projetoFields, named, useFieldText()).map(({ name, label, value, dateTime, isWide }) => (
          <div key={name} className={isWide ? classes.wide : undefined}>
            <dt>{label[language]}</dt>
            <dd>
              {dateTime ? (
                <time dateTime={dateTime} title={dateTime.includes('T') ? format.fullDateTime(dateTime) : undefined}>
                  {value}
                </time>
              ) : (
                value || <span className={classes.faint}>{t('detail.empty')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </DetailCard>
  );
}
