import { Badge, Button } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { masked } from '#brasil/documento.ts';
import brief from '#kit/web/DataTable/brief.module.css';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import type { OrgaoDetail } from '../contract.ts';
import { calls } from './calls.ts';
import { NoticeTable } from './NoticeTable.tsx';
import { PurchaseCharts, PurchaseSkeleton, PurchaseTiles } from './Purchases.tsx';
import { noticeSearch } from './searches.ts';
import { FollowSwitch } from './seguidos/FollowSwitch.tsx';

/** How a public body buys, and the notices behind the figures. */
export function OrgaoScreen() {
  const t = useTexts('fornecedores');
  const { cnpj = '' } = useParams({ strict: false }) as { cnpj?: string };
  const list = useListState(noticeSearch);
  const query = useQuery(calls.showOrgao.query({ params: { cnpj } }));
  const notices = useQuery({ ...calls.listOrgaoNotices.query({ params: { cnpj }, query: list.query }), placeholderData: keepPreviousData });
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
      <Loaded query={query} skeleton={<PurchaseSkeleton />}>
        {(orgao) => (
          <>
            <PurchaseTiles purchases={orgao} />
            <PurchaseCharts of="orgao" at={`/orgaos/${orgao.cnpj}`} purchases={orgao} />
            <NoticeTable of="orgao" query={notices} modalidades={orgao.modalidades} list={list} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Its number, and the way to the município. */
function Badges({ orgao: { cnpj, municipio, uf, ibge } }: { orgao: OrgaoDetail }) {
  const place = [municipio, uf].filter(Boolean).join(' · ');
  return (
    <>
      <Badge variant="default">{masked(cnpj)}</Badge>
      {ibge ? (
        <Link to="/municipios/$ibge" params={{ ibge }}>
          {place || ibge}
        </Link>
      ) : (
        place && <Badge variant="light">{place}</Badge>
      )}
    </>
  );
}
