import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { PortalLink } from '#brasil/web/records/PortalLink.tsx';
import { DetailColumns } from '#kit/web/detail/DetailColumns.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { NotFoundState } from '#kit/web/page/NotFoundState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { searchOf } from '#kit/web/search/search.ts';
import { pca } from '../../contract.ts';
import { calls } from '../calls.ts';
import { Content } from './Content.tsx';

const address = '/shell/pca/$id';
/** Ids that the call would reject are not found. */
const idOf = searchOf(pca.showPlan.params);

/** The plan of a unit for a year. */
export function PcaPlan() {
  const params = useParams({ from: address });
  const { id } = idOf(params);
  return id === undefined ? <Missing id={params.id} /> : <Plan key={id} id={id} />;
}

function Plan({ id }: { id: number }) {
  const t = useTexts('pca');
  const query = useQuery(calls.showPlan.query({ params: { id } }));
  if (isNotFound(query.error)) return <Missing id={String(id)} />;
  const plano = query.data;
  return (
    <Page
      title={plano ? [t('plan', { ano: plano.ano }), plano.unidade || plano.orgao].join(' · ') : t('title')}
      trail={[<ListLink key="list" />]}
      actions={plano && <PortalLink url={plano.url} label={t('detail.portal')} />}
    >
      <Loaded query={query} skeleton={<PlanSkeleton />}>
        {(loaded) => <Content plano={loaded} />}
      </Loaded>
    </Page>
  );
}

function ListLink() {
  const t = useTexts('pca');
  return (
    <Link to="/pca" search={{}}>
      {t('title')}
    </Link>
  );
}

/** What was requested, why it may be missing, and where to go. */
function Missing({ id }: { id: string }) {
  const t = useTexts('pca');
  const navigate = useNavigate();
  return (
    <Page title={t('missing.title')} trail={[<ListLink key="list" />]}>
      <NotFoundState
        sought={t('missing.sought', { id })}
        hint={t('missing.hint')}
        search={{ label: t('list.search'), find: (q) => void navigate({ to: '/pca', search: q ? { q } : {} }) }}
        list={{ label: t('missing.list'), link: (props) => <Link to="/pca" search={{}} {...props} /> }}
      />
    </Page>
  );
}

/** Placeholders about as high as the cards. */
function PlanSkeleton() {
  return (
    <DetailColumns
      isSkeleton
      main={
        <>
          <Skeleton height={200} />
          <Skeleton height={420} />
        </>
      }
      side={
        <>
          <Skeleton height={140} />
          <Skeleton height={260} />
        </>
      }
    />
  );
}
