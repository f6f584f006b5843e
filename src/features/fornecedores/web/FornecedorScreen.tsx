import { Badge, Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { masked } from '#brasil/documento.ts';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { FigureTiles } from '#kit/web/charts/FigureTiles.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { stringifySearch } from '#kit/web/search/search.ts';
import type { FornecedorDetail } from '../contract.ts';
import { calls } from './calls.ts';
import { ItemTable } from './ItemTable.tsx';
import classes from './Screens.module.css';
import { Sums } from './Sums.tsx';
import { itemSearch } from './searches.ts';
import { FollowSwitch } from './seguidos/FollowSwitch.tsx';
import { useMonthNames } from './useMonthNames.ts';

/** What a supplier won, and the items behind the figures. */
export function FornecedorScreen() {
  const t = useTexts('fornecedores');
  const { documento = '' } = useParams({ strict: false }) as { documento?: string };
  const list = useListState(itemSearch);
  const query = useQuery(calls.show.query({ params: { documento } }));
  const { data } = query;
  return (
    <Page
      title={data?.nome || masked(documento)}
      trail={[
        <Link key="list" to="/fornecedores">
          {t('title')}
        </Link>,
      ]}
      aside={data && <Badges fornecedor={data} />}
      actions={data && <FollowSwitch kind="fornecedor" documento={data.documento} nome={data.nome || masked(data.documento)} />}
    >
      <Loaded query={query} skeleton={<Skeleton height={88} />}>
        {(fornecedor) => (
          <>
            <Tiles fornecedor={fornecedor} />
            <Charts fornecedor={fornecedor} />
            <ItemTable documento={fornecedor.documento} orgaos={fornecedor.orgaos} list={list} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Its number, size, and whether the check digits are wrong. */
function Badges({ fornecedor: { documento, porte, valido } }: { fornecedor: FornecedorDetail }) {
  const t = useTexts('fornecedores');
  return (
    <>
      <Badge variant="default">{masked(documento)}</Badge>
      {porte && <Badge variant="light">{porte}</Badge>}
      {valido === false && (
        <Badge color="warning" variant="outline" leftSection={<IconAlertTriangle size={12} aria-hidden />}>
          {t('wrongDigits')}
        </Badge>
      )}
    </>
  );
}

function Tiles({ fornecedor }: { fornecedor: FornecedorDetail }) {
  const t = useTexts('fornecedores');
  const format = useFormat();
  const { itens, total, licitacoes, primeiro, ultimo, desconto, comEstimativa, totalOrgaos, ufs } = fornecedor;
  const day = (date: string) => format.date(noonOf(date));
  return (
    <FigureTiles
      label={t('figures')}
      tiles={[
        { key: 'total', label: t('tile.total'), value: format.money(total), note: t('tile.totalNote') },
        {
          key: 'itens',
          label: t('tile.itens'),
          value: format.number(itens),
          note: t('tile.inNotices', { count: licitacoes, figure: format.number(licitacoes) }),
        },
        {
          key: 'desconto',
          label: t('tile.desconto'),
          value: desconto === null ? '–' : format.percent(desconto),
          note: t('tile.descontoNote', { count: comEstimativa, figure: format.number(comEstimativa) }),
        },
        {
          key: 'orgaos',
          label: t('tile.orgaos'),
          value: format.number(totalOrgaos),
          note: t('tile.inStates', { count: ufs.length, figure: format.number(ufs.length) }),
        },
        {
          key: 'ultimo',
          label: t('tile.ultimo'),
          value: ultimo === null ? '–' : day(ultimo),
          note: primeiro === null ? undefined : t('tile.since', { day: day(primeiro) }),
        },
      ]}
    />
  );
}

function Charts({ fornecedor: { documento, total, meses, ufs, orgaos, totalOrgaos, rivais } }: { fornecedor: FornecedorDetail }) {
  const t = useTexts('fornecedores');
  const common = useTexts('common');
  const nameOf = useMonthNames();
  const sums = [
    { key: 'total', name: t('tile.total'), format: 'money' },
    { key: 'n', name: t('tile.itens'), color: 'secondary' },
  ] as const;
  const itensOf = (filter: object) => `/fornecedores/${documento}${stringifySearch({ ...filter })}`;
  return (
    <div className={classes.cards}>
      <ChartCard
        name="fornecedor.meses"
        file={t('months.file')}
        title={t('months.title')}
        hint={t('months.hint')}
        chart="bars"
        heading={common('word.month')}
        series={sums}
        drawn="total"
        height={260}
        data={meses.map(({ mes, ...values }) => ({ key: mes, label: nameOf(mes), href: itensOf({ mes }), values }))}
      />
      <Sums
        name="fornecedor.ufs"
        title={t('states.title')}
        heading={t('column.uf')}
        series={sums}
        data={ufs.map(({ uf, ...values }) => ({ key: uf, label: uf || t('states.none'), ...(uf && { href: itensOf({ uf }) }), values }))}
      />
      <Sums
        name="fornecedor.orgaos"
        title={t('buyers.title')}
        hint={totalOrgaos > orgaos.length ? t('buyers.hint', { count: totalOrgaos }) : undefined}
        heading={t('column.orgao')}
        series={sums}
        whole={total}
        data={orgaos.map(({ cnpj, nome, ...values }) => ({
          key: cnpj,
          label: nome || masked(cnpj),
          href: itensOf({ orgao: cnpj }),
          values,
        }))}
      />
      <Sums
        name="fornecedor.rivais"
        title={t('rivals.title')}
        hint={t('rivals.hint')}
        heading={t('column.fornecedor')}
        series={[{ key: 'licitacoes', name: t('tile.licitacoes'), color: 'info' }]}
        whole={null}
        data={rivais.map((rival) => ({
          key: rival.documento,
          label: rival.nome || masked(rival.documento),
          href: `/fornecedores/${rival.documento}`,
          values: { licitacoes: rival.licitacoes },
        }))}
      />
    </div>
  );
}
