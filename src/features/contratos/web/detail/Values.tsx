import styles from '#brasil/web/records/records.module.css';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import type { ContratoDetail } from '../../entities.ts';
import { contratoFields } from '../../fields.ts';

const shown = ['valor_inicial', 'valor_parcela', 'valor_acumulado', 'valor_global'] as const;

/** The amounts that the source tells. */
export function Values({ contrato }: { contrato: ContratoDetail }) {
  const t = useTexts('contratos');
  const label = useLabels(contratoFields);
  const format = useFormat();
  const known = shown.flatMap((name) => {
    const amount = contrato[name];
    return amount === null ? [] : [{ name, amount }];
  });
  return (
    <DetailCard title={t('detail.values')} isUrgent>
      {known.length === 0 ? (
        t('list.noValue')
      ) : (
        <Facts layout="ends">
          {known.map(({ name, amount }) => (
            <Fact key={name} name={label(name)}>
              <span className={name === 'valor_global' ? styles.strong : undefined}>{format.money(amount)}</span>
            </Fact>
          ))}
          {contrato.parcelas !== null && <Fact name={label('parcelas')}>{format.number(contrato.parcelas)}</Fact>}
        </Facts>
      )}
    </DetailCard>
  );
}
