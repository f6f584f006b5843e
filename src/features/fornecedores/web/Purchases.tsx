// What a public body or a município buys, as both of their pages show it.

import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { masked } from '#brasil/documento.ts';
import { nomeDaModalidade } from '#brasil/nomesDasFontes.ts';
import { phaseNames } from '#features/licitacoes/contract.ts';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { FigureTiles } from '#kit/web/charts/FigureTiles.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { stringifySearch } from '#kit/web/search/search.ts';
import type { Purchases } from '../contract.ts';
import classes from './Screens.module.css';
import { Sums } from './Sums.tsx';
import { useMonthNames } from './useMonthNames.ts';

/** How much was bought, how long it takes, and how often it fails. */
export function PurchaseTiles({ purchases }: { purchases: Purchases }) {
  const t = useTexts('fornecedores');
  const format = useFormat();
  const { licitacoes, itens, total, dias, comResultado, fracasso, desfechos } = purchases;
  const count = (...some: string[]) => desfechos.reduce((sum, { desfecho, n }) => sum + (some.includes(desfecho) ? n : 0), 0);
  const failed = count('deserta', 'fracassada');
  const decided = failed + count('homologada');
  return (
    <FigureTiles
      label={t('figures')}
      tiles={[
        { key: 'licitacoes', label: t('tile.licitacoes'), value: format.number(licitacoes), note: t('tile.imported') },
        {
          key: 'total',
          label: t('tile.bought'),
          value: format.money(total),
          note: t('tile.inItems', { count: itens, figure: format.number(itens) }),
        },
        {
          key: 'dias',
          label: t('tile.dias'),
          value: dias === null ? '–' : t('days', { count: Math.round(dias), figure: format.number(Math.round(dias)) }),
          note: t('tile.diasNote', { count: comResultado, figure: format.number(comResultado) }),
        },
        {
          key: 'fracasso',
          label: t('tile.fracasso'),
          value: fracasso === null ? '–' : format.percent(fracasso),
          note: t('tile.fracassoNote', { count: decided, failed: format.number(failed), all: format.number(decided) }),
        },
      ]}
    />
  );
}

type PurchaseChartsProps = {
  of: 'orgao' | 'municipio';
  /** Address of the page, where a choice filters the notices. */
  at: string;
  purchases: Purchases;
  /** A further card. */
  children?: ReactNode;
};

/** Months, modalidades, outcomes, items and suppliers, each with the way to what it counts. */
export function PurchaseCharts({ of, at, purchases, children }: PurchaseChartsProps) {
  const { total, meses, modalidades, desfechos, compras, fornecedores } = purchases;
  const t = useTexts('fornecedores');
  const common = useTexts('common');
  const language = useLanguage();
  const nameOf = useMonthNames();
  const notices = [{ key: 'n', name: t('tile.licitacoes') }] as const;
  const sum = { key: 'total', name: t('column.total'), format: 'money' } as const;
  const noticesOf = (filter: object) => `${at}${stringifySearch({ ...filter })}`;
  return (
    <div className={classes.cards}>
      <ChartCard
        {...(classes.wide && { className: classes.wide })}
        name={`${of}.meses`}
        file={t('months.file')}
        title={t('months.published')}
        hint={t('months.hint')}
        chart="bars"
        heading={common('word.month')}
        series={notices}
        height={260}
        data={meses.map(({ mes, n }) => ({ key: mes, label: nameOf(mes), href: noticesOf({ mes }), values: { n } }))}
      />
      <Sums
        name={`${of}.modalidades`}
        title={t('procedures.title')}
        heading={t('procedures.title')}
        series={notices}
        data={modalidades.map(({ codigo, nome, n }) => ({
          key: String(codigo),
          label: nomeDaModalidade(nome),
          href: noticesOf({ modalidade: codigo }),
          values: { n },
        }))}
      />
      <Sums
        name={`${of}.desfechos`}
        title={t('endings.title')}
        hint={t('endings.hint')}
        heading={t('endings.title')}
        series={notices}
        data={desfechos.map(({ desfecho, n }) => ({
          key: desfecho,
          label: phaseNames[desfecho][language],
          href: noticesOf({ desfecho }),
          values: { n },
        }))}
      />
      <Sums
        name={`${of}.compras`}
        title={t('purchases.title')}
        hint={t('purchases.hint')}
        heading={t('column.item')}
        series={[sum]}
        whole={total}
        data={compras.map((item) => ({
          key: String(item.id),
          label: item.descricao || t('noDescription'),
          href: `/apps/invoice/preview/${item.licitacao_id}#item-${item.numero}`,
          values: { total: item.total },
        }))}
      />
      <Sums
        name={`${of}.fornecedores`}
        title={t('sellers.title')}
        heading={t('column.fornecedor')}
        whole={total}
        series={[sum, { key: 'n', name: t('tile.itens'), color: 'secondary' }]}
        data={fornecedores.map(({ documento, nome, ...values }) => ({
          key: documento,
          label: nome || masked(documento),
          href: `/fornecedores/${documento}`,
          values,
        }))}
      />
      {children}
    </div>
  );
}

/** Placeholders about as high as the tiles and cards. */
export function PurchaseSkeleton() {
  return (
    <>
      <Skeleton height={88} />
      <div className={classes.cards}>
        <Skeleton className={classes.wide ?? ''} height={340} />
        {['modalidades', 'desfechos', 'compras', 'fornecedores'].map((name) => (
          <Skeleton key={name} height={340} />
        ))}
      </div>
    </>
  );
}
