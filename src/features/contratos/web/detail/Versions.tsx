import { Badge, Skeleton, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import tableStyles from '#kit/web/detail/DetailTable.module.css';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import { MoreButton } from '#kit/web/page/MoreButton.tsx';
import { itemsOf, pagesByNumber } from '#kit/web/request/pages.ts';
import textStyles from '#kit/web/text/text.module.css';
import { ADITIVOS_LIMIT, type Aditivos, shareOf } from '../../aditivos.ts';
import type { ContratoDetail, Versao } from '../../entities.ts';
import { calls } from '../calls.ts';
import classes from './Versions.module.css';

const perPage = 20;
const DAY_MS = 86_400_000;

/** How the contract's end and value changed: the effect of its amendments, as far as versions of its record show it. */
export function Versions({ contrato: { id } }: { contrato: ContratoDetail }) {
  const t = useTexts('contratos');
  const query = useInfiniteQuery({
    queryKey: calls.listVersions.key({ params: { id } }),
    queryFn: ({ pageParam, signal }) => calls.listVersions.send({ params: { id }, query: { page: pageParam, perPage } }, { signal }),
    ...pagesByNumber(perPage),
  });
  const versions = itemsOf(query.data, ({ versoes }) => versoes);
  const content = (): ReactNode => {
    const [first] = query.data?.pages ?? [];
    if (!first) return query.isError ? <Failure error={query.error} retry={() => query.refetch()} /> : <Skeleton height={40} />;
    const { aditivos } = first;
    if (versions.length === 0 && !aditivos.anterior) return <p className={textStyles.dimmed}>{t('versions.none')}</p>;
    return (
      <>
        {aditivos.acrescimos + aditivos.supressoes > 0 && <Totals aditivos={aditivos} />}
        <table className={tableStyles.table}>
          <thead>
            <tr>
              <th scope="col">{t('versions.when')}</th>
              <th scope="col">{t('versions.end')}</th>
              <th scope="col">{t('versions.value')}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <Version key={version.id} version={version} />
            ))}
            {aditivos.anterior && !query.hasNextPage && (
              <tr>
                <th scope="row">{t('versions.earlier')}</th>
                <td data-label={t('versions.end')}>—</td>
                <td data-label={t('versions.value')}>
                  <ValueChange before={aditivos.anterior.antes} after={aditivos.anterior.depois} />
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </>
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

/** Increases and reductions beside the limit of the law. */
function Totals({ aditivos }: { aditivos: Aditivos }) {
  const t = useTexts('contratos');
  const format = useFormat();
  const limit = format.percent(ADITIVOS_LIMIT);
  return (
    <>
      <Facts layout="ends">
        {(['acrescimos', 'supressoes'] as const).map((name) => {
          const share = shareOf(aditivos[name], aditivos);
          const amount = format.money(aditivos[name]);
          return (
            <Fact key={name} name={t(`versions.${name}`)}>
              {share === null ? amount : t('versions.share', { amount, percent: format.percent(share) })}
              {share !== null && share > ADITIVOS_LIMIT && (
                <>
                  {' '}
                  <Badge variant="outline" color="danger">
                    {t('versions.over', { limit })}
                  </Badge>
                </>
              )}
            </Fact>
          );
        })}
      </Facts>
      <p className={textStyles.dimmed}>{t('versions.limit', { limit })}</p>
    </>
  );
}

function Version({ version }: { version: Versao }) {
  const t = useTexts('contratos');
  const format = useFormat();
  const { retificacao, mudada_em, vigencia_antes, vigencia_depois, valor_antes, valor_depois } = version;
  const day = (value: string) => format.date(noonOf(value));
  const days = vigencia_antes && vigencia_depois ? Math.round((Date.parse(vigencia_depois) - Date.parse(vigencia_antes)) / DAY_MS) : 0;
  return (
    <tr>
      <th scope="row">
        <time dateTime={mudada_em}>{format.date(mudada_em)}</time>
        {retificacao > 0 && (
          <span className={textStyles.second}> {t('versions.rectification', { number: format.number(retificacao) })}</span>
        )}
      </th>
      <td data-label={t('versions.end')}>
        {vigencia_antes && vigencia_depois ? (
          <Change
            before={day(vigencia_antes)}
            after={day(vigencia_depois)}
            by={t(days > 0 ? 'versions.moreDays' : 'versions.fewerDays', { days: format.number(Math.abs(days)) })}
          />
        ) : (
          t('versions.same')
        )}
      </td>
      <td data-label={t('versions.value')}>
        {valor_antes !== null && valor_depois !== null ? <ValueChange before={valor_antes} after={valor_depois} /> : t('versions.same')}
      </td>
    </tr>
  );
}

function ValueChange({ before, after }: { before: number; after: number }) {
  const format = useFormat();
  const by = before === 0 ? format.money(Math.abs(after)) : format.percent(Math.abs(after - before) / before);
  return <Change before={format.money(before)} after={format.money(after)} by={`${after > before ? '+' : '−'}${by}`} />;
}

function Change({ before, after, by }: { before: string; after: string; by: string }) {
  return (
    <span>
      {before} <span className={classes.after}>→ {after}</span> <span className={textStyles.second}>{by}</span>
    </span>
  );
}
