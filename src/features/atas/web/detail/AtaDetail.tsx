import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { recordNumber } from '#brasil/recordNumber.ts';
import { PortalLink } from '#brasil/web/records/PortalLink.tsx';
import { RecordSkeleton } from '#brasil/web/records/RecordSkeleton.tsx';
import { VigenciaBadge } from '#brasil/web/records/VigenciaBadge.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { NotFoundState } from '#kit/web/page/NotFoundState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { searchOf } from '#kit/web/search/search.ts';
import { atas } from '../../contract.ts';
import { calls } from '../calls.ts';
import type { AtasState } from '../list/filterParams.ts';
import { Content } from './Content.tsx';

const address = '/shell/atas/$id';
/** Ids that the call would reject are not found. */
const idOf = searchOf(atas.show.params);

/** `watch`: renders the button that puts its end into the calendar; `contracts`, `items`: those of a notice. */
type Slots = {
  watch: (id: number) => ReactNode;
  contracts: (controle: string) => ReactNode;
  items: (controle: string) => ReactNode;
};

export function AtaDetail({ watch, contracts, items }: Slots) {
  const t = useTexts('atas');
  const search = useSearch({ from: address });
  const params = useParams({ from: address });
  const { id } = idOf(params);
  const back = (
    <Link key="list" to="/atas" search={search}>
      {t('title')}
    </Link>
  );
  if (id === undefined) return <Missing id={params.id} search={search} back={back} />;
  return <OneAta key={id} id={id} search={search} back={back} watch={watch} contracts={contracts} items={items} />;
}

type AtaProps = { search: AtasState['search']; back: ReactElement };

function OneAta({ id, search, back, watch, contracts, items }: AtaProps & Slots & { id: number }) {
  const t = useTexts('atas');
  const query = useQuery(calls.show.query({ params: { id } }));
  if (isNotFound(query.error)) return <Missing id={String(id)} search={search} back={back} />;
  const ata = query.data;
  return (
    <Page
      title={ata ? `${t('name')} ${recordNumber(ata)}` : t('name')}
      trail={[back]}
      aside={ata && <VigenciaBadge record={ata} />}
      actions={
        ata && (
          <>
            {ata.vigencia_fim && watch(id)}
            <PortalLink url={ata.url} label={t('detail.portal')} />
          </>
        )
      }
    >
      <Loaded query={query} skeleton={<RecordSkeleton />}>
        {(loaded) => <Content ata={loaded} contracts={contracts} items={items} />}
      </Loaded>
    </Page>
  );
}

/** What was requested, why it may be missing, and where to go. */
function Missing({ id, search, back }: AtaProps & { id: string }) {
  const t = useTexts('atas');
  const navigate = useNavigate();
  return (
    <Page title={t('missing.title')} trail={[back]}>
      <NotFoundState
        sought={t('missing.sought', { id })}
        hint={t('missing.hint')}
        search={{ label: t('list.search'), find: (q) => void navigate({ to: '/atas', search: q ? { q } : {} }) }}
        list={{ label: t('missing.list'), link: (props) => <Link to="/atas" search={search} {...props} /> }}
      />
    </Page>
  );
}
