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
import { contratos } from '../../contract.ts';
import { calls } from '../calls.ts';
import type { ContratosState } from '../list/filterParams.ts';
import { Content } from './Content.tsx';

const address = '/shell/contratos/$id';
/** Ids that the call would reject are not found. */
const idOf = searchOf(contratos.show.params);

/** `watch`: renders the button that puts its end into the calendar. `offers`: the office's offers for its notice. */
type Slots = { watch: (id: number) => ReactNode; offers: (licitacao: number) => ReactNode };

export function ContratoDetail({ watch, offers }: Slots) {
  const t = useTexts('contratos');
  const search = useSearch({ from: address });
  const params = useParams({ from: address });
  const { id } = idOf(params);
  const back = (
    <Link key="list" to="/contratos" search={search}>
      {t('title')}
    </Link>
  );
  if (id === undefined) return <Missing id={params.id} search={search} back={back} />;
  return <Contract key={id} id={id} search={search} back={back} watch={watch} offers={offers} />;
}

type ContractProps = { search: ContratosState['search']; back: ReactElement };

function Contract({ id, search, back, watch, offers }: ContractProps & Slots & { id: number }) {
  const t = useTexts('contratos');
  const query = useQuery(calls.show.query({ params: { id } }));
  if (isNotFound(query.error)) return <Missing id={String(id)} search={search} back={back} />;
  const contrato = query.data;
  return (
    <Page
      title={contrato ? [contrato.tipo, recordNumber(contrato)].filter(Boolean).join(' ') : t('name')}
      trail={[back]}
      aside={contrato && <VigenciaBadge record={contrato} />}
      actions={
        contrato && (
          <>
            {contrato.vigencia_fim && watch(id)}
            <PortalLink url={contrato.url} label={t('detail.portal')} />
          </>
        )
      }
    >
      <Loaded query={query} skeleton={<RecordSkeleton />}>
        {(loaded) => <Content contrato={loaded} offers={loaded.licitacao !== null && offers(loaded.licitacao)} />}
      </Loaded>
    </Page>
  );
}

/** What was requested, why it may be missing, and where to go. */
function Missing({ id, search, back }: ContractProps & { id: string }) {
  const t = useTexts('contratos');
  const navigate = useNavigate();
  return (
    <Page title={t('missing.title')} trail={[back]}>
      <NotFoundState
        sought={t('missing.sought', { id })}
        hint={t('missing.hint')}
        search={{ label: t('list.search'), find: (q) => void navigate({ to: '/contratos', search: q ? { q } : {} }) }}
        list={{ label: t('missing.list'), link: (props) => <Link to="/contratos" search={search} {...props} /> }}
      />
    </Page>
  );
}
