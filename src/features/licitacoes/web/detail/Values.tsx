import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import type { LicitacaoDetail } from '../../entities.ts';
import { licitacaoFields } from '../../fields.ts';
import { Value } from '../list/Value.tsx';
import classes from './LicitacaoDetail.module.css';

/** The awarded value, and how far it is below the estimate in the page header. */
export function Values({
  licitacao: { valor_estimado, valor_homologado, valor_implausivel },
}: {
  licitacao: Pick<LicitacaoDetail, 'valor_estimado' | 'valor_homologado' | 'valor_implausivel'>;
}) {
  const t = useTexts('licitacoes');
  const label = useLabels(licitacaoFields);
  const format = useFormat();
  if (valor_homologado === null) return null;
  const saving = !valor_implausivel && valor_estimado && valor_homologado < valor_estimado ? 1 - valor_homologado / valor_estimado : null;
  return (
    <DetailCard isUrgent title={t('detail.result')}>
      <Facts layout="ends" className={classes.sums}>
        <Fact name={label('valor_homologado')}>
          <Value amount={valor_homologado} />
        </Fact>
        {saving !== null && <Fact name={t('detail.saving')}>{format.percent(saving)}</Fact>}
      </Facts>
    </DetailCard>
  );
}
