import { Text } from '@mantine/core';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import type { LicitacaoDetail } from '../entities.ts';
import classes from './LicitacaoDetail.module.css';
import { Value } from './Value.tsx';

export function Values({
  licitacao: { valor_estimado, valor_homologado, orcamento_sigiloso, valor_implausivel },
}: {
  licitacao: LicitacaoDetail;
}) {
  const t = useTexts('licitacoes');
  const format = useFormat();
  const saving =
    !valor_implausivel && valor_estimado && valor_homologado && valor_homologado < valor_estimado
      ? 1 - valor_homologado / valor_estimado
      : null;
  return (
    <DetailCard isUrgent title={t('detail.values')}>
      <dl className={classes.sums}>
        <div>
          <dt>{t('field.valor_estimado')}</dt>
          <dd>
            <Value amount={valor_estimado} isSecret={orcamento_sigiloso} implausible={valor_implausivel} />
          </dd>
        </div>
        {valor_homologado !== null && (
          <div>
            <dt>{t('field.valor_homologado')}</dt>
            <dd>
              <Value amount={valor_homologado} />
            </dd>
          </div>
        )}
        {saving !== null && (
          <div>
            <dt>{t('detail.saving')}</dt>
            <dd>{format.percent(saving)}</dd>
          </div>
        )}
      </dl>
      {valor_implausivel && (
        <Text size="sm" c="dimmed">
          {t(`implausible.${valor_implausivel}`)}
        </Text>
      )}
    </DetailCard>
  );
}
