import { Badge, Button, Skeleton } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { masked } from '#brasil/documento.ts';
import { phaseNames } from '#features/licitacoes/contract.ts';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { FigureTiles } from '#kit/web/charts/FigureTiles.tsx';
import brief from '#kit/web/DataTable/brief.module.css';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { stringifySearch } from '#kit/web/search/search.ts';
import type { OrgaoDetail } from '../contract.ts';
import { calls } from './calls.ts';
import { NoticeTable } from './NoticeTable.tsx';
import classes from './Screens.module.css';
import { Sums } from './Sums.tsx';
import { noticeSearch } from './searches.ts';
import { FollowSwitch } from './seguidos/FollowSwitch.tsx';
import { useMonthNames } from './useMonthNames.ts';

/** How a public body buys, and the notices behind the figures. */
export function OrgaoScreen() {
  const t = useTexts('fornecedores');
  const { cnpj = '' } = useParams({ strict: false }) as { cnpj?: string };
  const list = useListState(noticeSearch);
  const query = useQuery(calls.showOrgao.query({ params: { cnpj } }));
  const { data } = query;
  return (
    <Page
      title={data?.nome ?? masked(cnpj)}
      trail={[
        <Link key="list" to="/apps/invoice/list">
          {t('notices.all')}
        </Link>,
      ]}
      aside={data && <Badges orgao={data} />}
      actions={
        <>
          {data && <FollowSwitch kind="orgao" documento={data.cnpj} nome={data.nome} />}
          <Button
            className={brief.button}
            variant="default"
            leftSection={<IconList size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/apps/invoice/list" search={{ q: cnpj }} {...props} />}
          >
            {t('notices.inList')}
          </Button>
        </>
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={88} />}>
        {(orgao) => (
          <>
            <Tiles orgao={orgao} />
            <Charts orgao={orgao} />
            <NoticeTable orgao={orgao} list={list} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Badges({ orgao: { cnpj, municipio, uf } }: { orgao: OrgaoDetail }) {
  return (
    <>
      <Badge variant="default">{masked(cnpj)}</Badge>
      {(municipio || uf) && <Badge variant="light">{[municipio, uf].filter(Boolean).join(' · ')}</Badge>}
    </>
  );
}

function Tiles({ orgao }: { orgao: OrgaoDetail }) {
  const t = useTexts('fornecedores');
  const format = useFormat();
  const { licitacoes, itens, total, dias, comResultado, fracasso, desfechos } = orgao;
  const count = (...some: string[]) => desfechos.reduce((sum, { desfecho, n }) => sum + (some.includes(desfecho) ? n : 0), 0);
  const failed = count('deserta', 'fracassada');
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
          note: t('tile.fracassoNote', { failed: format.number(failed), all: format.number(failed + count('homologada')) }),
        },
      ]}
    />
  );
}

function Charts({ orgao: { cnpj, meses, modalidades, desfechos, compras, fornecedores } }: { orgao: OrgaoDetail }) {
  const t = useTexts('fornecedores');
  const common = useTexts('common');
  const language = useLanguage();
  const nameOf = useMonthNames();
  const notices = [{ key: 'n', name: t('tile.licitacoes') }] as const;
  const total = { key: 'total', name: t('column.total'), format: 'money' } as const;
  const noticesOf = (filter: object) => `/orgaos/${cnpj}${stringifySearch({ ...filter })}`;
  return (
    <div className={classes.cards}>
      <ChartCard
        {...(classes.wide && { className: classes.wide })}
        name="orgao.meses"
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
        name="orgao.modalidades"
        title={t('procedures.title')}
        heading={t('procedures.title')}
        series={notices}
        data={modalidades.map(({ codigo, nome, n }) => ({
          key: String(codigo),
          label: nome,
          href: noticesOf({ modalidade: codigo }),
          values: { n },
        }))}
      />
      <Sums
        name="orgao.desfechos"
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
        name="orgao.compras"
        title={t('purchases.title')}
        hint={t('purchases.hint')}
        heading={t('column.item')}
        series={[total]}
        data={compras.map((item) => ({
          key: String(item.id),
          label: item.descricao || t('noDescription'),
          href: `/apps/invoice/preview/${item.licitacao_id}#item-${item.numero}`,
          values: { total: item.total },
        }))}
      />
      <Sums
        name="orgao.fornecedores"
        title={t('sellers.title')}
        heading={t('column.fornecedor')}
        series={[total, { key: 'n', name: t('tile.itens'), color: 'secondary' }]}
        data={fornecedores.map(({ documento, nome, ...values }) => ({
          key: documento,
          label: nome || masked(documento),
          href: `/fornecedores/${documento}`,
          values,
        }))}
      />
    </div>
  );
}
