import { Skeleton, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { masked } from '#brasil/documento.ts';
import styles from '#brasil/web/records/records.module.css';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import { MoreButton } from '#kit/web/page/MoreButton.tsx';
import { itemsOf, pagesByNumber } from '#kit/web/request/pages.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { AwardedItem } from '../entities.ts';
import { calls } from './calls.ts';

const perPage = 20;

/** `of`: whose page it is on. `fornecedor`: only what this supplier won. */
type AwardedItemsProps = { of: 'ata' | 'contrato'; compra: string; fornecedor?: string };

/** The items that the notice of an ata or a contract awarded, and what the sources leave unsaid. */
export function AwardedItems({ of, compra, fornecedor }: AwardedItemsProps) {
  const t = useTexts('contratos');
  const format = useFormat();
  const asked = { compra, ...(fornecedor && { fornecedor }) };
  const query = useInfiniteQuery({
    queryKey: calls.awarded.key({ query: asked }),
    queryFn: ({ pageParam, signal }) => calls.awarded.send({ query: { ...asked, page: pageParam, perPage } }, { signal }),
    ...pagesByNumber(perPage),
  });
  const first = query.data?.pages[0];
  const total = query.data?.pages.at(-1)?.total ?? 0;
  const say = (words: string) => <p className={textStyles.dimmed}>{words}</p>;
  const content = (): ReactNode => {
    if (!first) return query.isError ? <Failure error={query.error} retry={() => query.refetch()} /> : <Skeleton height={80} />;
    if (first.licitacao === null) return say(t('awarded.away'));
    if (total === 0) return say(t(`awarded.none.${of}`));
    return (
      <Stack gap="sm">
        {say(t(`awarded.unsaid.${of}`))}
        <ul className={styles.records}>
          {itemsOf(query.data, ({ itens }) => itens).map((item) => (
            <Item key={item.id} item={item} namesSupplier={!fornecedor} />
          ))}
        </ul>
        <MoreButton query={query} />
      </Stack>
    );
  };
  return (
    <DetailCard
      title={t('awarded.title')}
      aside={total > 0 && <span className={textStyles.dimmed}>{t('awarded.count', { count: total, figure: format.number(total) })}</span>}
    >
      {content()}
    </DetailCard>
  );
}

function Item({ item, namesSupplier }: { item: AwardedItem; namesSupplier: boolean }) {
  const t = useTexts('contratos');
  const format = useFormat();
  const { numero, descricao, unidade, quantidade, valor_unitario, valor_total, fornecedor, fornecedor_documento } = item;
  const price = valor_unitario !== null && format.unitMoney(valor_unitario);
  const amount = quantidade === null ? t('awarded.noQuantity') : [format.number(quantidade), unidade].filter(Boolean).join(' ');
  return (
    <li>
      <div>
        {`${format.number(numero)}. ${descricao || t('awarded.noDescricao')}`}
        {namesSupplier && (
          <span className={textStyles.second}>
            {fornecedor_documento ? (
              <Link to="/fornecedores/$documento" params={{ documento: fornecedor_documento }}>
                {fornecedor || masked(fornecedor_documento)}
              </Link>
            ) : (
              fornecedor || '—'
            )}
          </span>
        )}
      </div>
      <div className={styles.amounts}>
        <span className={styles.strong}>
          {!price
            ? t('list.noValue')
            : unidade
              ? t('awarded.eachOf', { valor: price, unidade: unidade.toLocaleLowerCase('pt') })
              : t('awarded.each', { valor: price })}
        </span>
        <span className={textStyles.second}>{[amount, valor_total !== null && format.money(valor_total)].filter(Boolean).join(' · ')}</span>
      </div>
    </li>
  );
}
