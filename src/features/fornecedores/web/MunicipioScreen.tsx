import { Badge, Button } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { masked } from '#brasil/documento.ts';
import brief from '#kit/web/DataTable/brief.module.css';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { NotFoundState } from '#kit/web/page/NotFoundState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { useListState } from '#kit/web/search/listState.ts';
import type { MunicipioDetail } from '../contract.ts';
import { calls } from './calls.ts';
import { NoticeTable } from './NoticeTable.tsx';
import { PurchaseCharts, PurchaseSkeleton, PurchaseTiles } from './Purchases.tsx';
import { Sums } from './Sums.tsx';
import { noticeSearch } from './searches.ts';
import { FollowSwitch } from './seguidos/FollowSwitch.tsx';

/** How the public bodies in a município buy, and the notices behind the figures. */
export function MunicipioScreen() {
  const t = useTexts('fornecedores');
  const { ibge = '' } = useParams({ strict: false }) as { ibge?: string };
  const list = useListState(noticeSearch);
  const query = useQuery(calls.showMunicipio.query({ params: { ibge } }));
  const notices = useQuery({
    ...calls.listMunicipioNotices.query({ params: { ibge }, query: list.query }),
    placeholderData: keepPreviousData,
  });
  const trail = [
    <Link key="list" to="/apps/invoice/list">
      {t('notices.all')}
    </Link>,
  ];
  if (isNotFound(query.error))
    return (
      <Page title={t('missing.title')} trail={trail}>
        <NotFoundState
          sought={t('missing.sought', { ibge })}
          hint={t('missing.hint')}
          list={{ label: t('missing.list'), link: (props) => <Link to="/apps/invoice/list" {...props} /> }}
        />
      </Page>
    );
  const { data } = query;
  return (
    <Page
      title={data ? placeOf(data) : ibge}
      trail={trail}
      aside={data && <Badge variant="default">{t('ibge', { ibge })}</Badge>}
      actions={
        data && (
          <>
            <FollowSwitch kind="municipio" documento={ibge} nome={placeOf(data)} />
            {data.nome && data.uf && (
              <Button
                className={brief.button}
                variant="default"
                leftSection={<IconList size={18} aria-hidden />}
                renderRoot={(props) => <Link to="/apps/invoice/list" search={{ municipios: [`${data.nome} - ${data.uf}`] }} {...props} />}
              >
                {t('notices.inList')}
              </Button>
            )}
          </>
        )
      }
    >
      <Loaded query={query} skeleton={<PurchaseSkeleton />}>
        {(municipio) => (
          <>
            <PurchaseTiles purchases={municipio} />
            <PurchaseCharts of="municipio" at={`/municipios/${ibge}`} purchases={municipio}>
              <Bodies municipio={municipio} />
            </PurchaseCharts>
            <NoticeTable of="municipio" query={notices} modalidades={municipio.modalidades} list={list} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

const placeOf = ({ nome, uf, ibge }: MunicipioDetail) => [nome || ibge, uf].filter(Boolean).join('/');

/** Its public bodies, with the way to each one's page. */
function Bodies({ municipio: { total: whole, orgaos, totalOrgaos } }: { municipio: MunicipioDetail }) {
  const t = useTexts('fornecedores');
  const format = useFormat();
  return (
    <Sums
      name="municipio.orgaos"
      isWide
      title={t('tile.orgaos')}
      hint={
        totalOrgaos > orgaos.length
          ? t('bodies.most', { shown: format.number(orgaos.length), all: format.number(totalOrgaos) })
          : t('bodies.hint')
      }
      heading={t('column.orgao')}
      series={[
        { key: 'total', name: t('column.total'), format: 'money' },
        { key: 'licitacoes', name: t('tile.licitacoes'), color: 'secondary' },
      ]}
      whole={whole}
      data={orgaos.map(({ cnpj, nome, total, licitacoes }) => ({
        key: cnpj,
        label: nome || masked(cnpj),
        href: `/orgaos/${cnpj}`,
        values: { total, licitacoes },
      }))}
    />
  );
}
