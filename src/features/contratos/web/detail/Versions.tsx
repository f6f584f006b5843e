import { Skeleton, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from '#brasil/web/records/records.module.css';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import { MoreButton } from '#kit/web/page/MoreButton.tsx';
import { itemsOf, pagesByNumber } from '#kit/web/request/pages.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { ContratoDetail, Versao } from '../../entities.ts';
import { calls } from '../calls.ts';

const perPage = 20;
const DAY_MS = 86_400_000;

/** How the contract's end and value changed: the effect of its amendments, as far as versions of its record show it. */
export function Versions({ contrato: { id, valor_inicial, valor_global } }: { contrato: ContratoDetail }) {
  const t = useTexts('contratos');
  const valueWords = useValueWords();
  const query = useInfiniteQuery({
    queryKey: calls.listVersions.key({ params: { id } }),
    queryFn: ({ pageParam, signal }) => calls.listVersions.send({ params: { id }, query: { page: pageParam, perPage } }, { signal }),
    ...pagesByNumber(perPage),
  });
  const versions = itemsOf(query.data, ({ versoes }) => versoes);
  const isTold = versions.length === 1 && versions[0]?.valor_antes === valor_inicial && versions[0]?.valor_depois === valor_global;
  const hasGrown = valor_inicial !== null && valor_global !== null && valor_inicial !== valor_global && !isTold;
  const content = (): ReactNode => {
    if (!query.data) return query.isError ? <Failure error={query.error} retry={() => query.refetch()} /> : <Skeleton height={40} />;
    if (versions.length === 0 && !hasGrown) return <p className={textStyles.dimmed}>{t('versions.none')}</p>;
    return (
      <ol className={styles.records}>
        {hasGrown && (
          <li>
            <div>{valueWords(valor_inicial, valor_global)}</div>
            <span className={textStyles.second}>{t('versions.sinceSigning')}</span>
          </li>
        )}
        {versions.map((version) => (
          <Version key={version.id} version={version} />
        ))}
      </ol>
    );
  };
  return (
    <DetailCard title={t('versions.title')}>
      <Stack gap="sm">
        <p className={textStyles.dimmed}>{t('versions.unsaid')}</p>
        {content()}
        <MoreButton query={query} />
      </Stack>
    </DetailCard>
  );
}

function Version({ version }: { version: Versao }) {
  const t = useTexts('contratos');
  const format = useFormat();
  const valueWords = useValueWords();
  const { retificacao, mudada_em, vigencia_antes, vigencia_depois, valor_antes, valor_depois } = version;
  const day = (value: string) => format.date(noonOf(value));
  return (
    <li>
      <div>
        {vigencia_antes && vigencia_depois && (
          <div>
            {t(vigencia_depois > vigencia_antes ? 'versions.extended' : 'versions.shortened', {
              before: day(vigencia_antes),
              after: day(vigencia_depois),
              days: format.number(Math.round(Math.abs(Date.parse(vigencia_depois) - Date.parse(vigencia_antes)) / DAY_MS)),
            })}
          </div>
        )}
        {valor_antes !== null && valor_depois !== null && <div>{valueWords(valor_antes, valor_depois)}</div>}
      </div>
      <span className={textStyles.second}>
        <time dateTime={mudada_em}>{format.date(mudada_em)}</time>
        {retificacao > 0 && ` · ${t('versions.rectification', { number: format.number(retificacao) })}`}
      </span>
    </li>
  );
}

/** From one value to another: how much was added or taken away. */
function useValueWords(): (before: number, after: number) => string {
  const t = useTexts('contratos');
  const format = useFormat();
  return (before, after) =>
    t(after > before ? 'versions.added' : 'versions.reduced', {
      ...{ before: format.money(before), after: format.money(after), change: format.money(Math.abs(after - before)) },
      percent: before === 0 ? '—' : format.percent(Math.abs(after - before) / before),
    });
}
