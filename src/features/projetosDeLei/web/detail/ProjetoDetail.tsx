import { Badge, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import detail from '#kit/web/detail/Detail.module.css';
import { LeadingCard } from '#kit/web/detail/DetailCard.tsx';
import { DetailColumns } from '#kit/web/detail/DetailColumns.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { searchOf } from '#kit/web/search/search.ts';
import { LinkedText } from '#kit/web/text/LinkedText.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { projetosDeLei } from '../../contract.ts';
import type { ProjetoDetail as Detail } from '../../entities.ts';
import { projetoFields } from '../../fields.ts';
import { billName } from '../billName.ts';
import { CasaBadge } from '../CasaBadge.tsx';
import { calls } from '../calls.ts';
import type { ProjetosState } from '../list/filterParams.ts';
import { Autores } from './Autores.tsx';
import { CurrentStatus } from './CurrentStatus.tsx';
import { DetailActions } from './DetailActions.tsx';
import { Facts } from './Facts.tsx';
import { Historico } from './Historico.tsx';
import { MissingProjeto } from './MissingProjeto.tsx';
import classes from './ProjetoDetail.module.css';
import { Tramitacoes } from './Tramitacoes.tsx';

const address = '/shell/projetos-de-lei/$id';
/** Ids that the call would reject are not found. */
const idOf = searchOf(projetosDeLei.show.params);

type Star = (item: number, name: string) => ReactNode;

type Tasks = (item: number) => ReactNode;

/** `star`: renders the follow button; `tasks`: renders the card of tasks. */
export function ProjetoDetail({ star, tasks }: { star: Star; tasks: Tasks }) {
  const t = useTexts('projetosDeLei');
  const search = useSearch({ from: address });
  const params = useParams({ from: address });
  const { id } = idOf(params);
  const back = (
    <Link key="list" to="/projetos-de-lei/lista" search={search}>
      {t('detail.back')}
    </Link>
  );
  if (id === undefined) {
    return (
      <Page title={t('missing.title')} trail={[back]}>
        <MissingProjeto id={params.id} search={search} />
      </Page>
    );
  }
  return <Bill id={id} search={search} back={back} star={star} tasks={tasks} />;
}

type BillProps = { id: number; search: ProjetosState['search']; back: ReactElement; star: Star; tasks: Tasks };

function Bill({ id, search, back, star, tasks }: BillProps) {
  const t = useTexts('projetosDeLei');
  const query = useQuery(calls.show.query({ params: { id } }));
  if (isNotFound(query.error)) {
    return (
      <Page title={t('missing.title')} trail={[back]}>
        <MissingProjeto id={String(id)} search={search} />
      </Page>
    );
  }
  return (
    <Page
      title={query.data ? billName(query.data) : t('title')}
      trail={[back]}
      aside={query.data && <Badges projeto={query.data} />}
      actions={
        query.data && (
          <>
            {star(id, billName(query.data))}
            <DetailActions key={id} projeto={query.data} />
          </>
        )
      }
    >
      <Loaded query={query} skeleton={<ProjetoSkeleton />}>
        {/* Keyed by id, so that another bill starts at its first page of steps. */}
        {(projeto) => <Content key={id} projeto={projeto} tasks={tasks} />}
      </Loaded>
    </Page>
  );
}

function Content({ projeto, tasks }: { projeto: Detail; tasks: Tasks }) {
  const t = useTexts('projetosDeLei');
  const label = useLabels(projetoFields);
  const { ementa, ementa_detalhada, apelido } = projeto;
  return (
    <DetailColumns
      main={
        <>
          <LeadingCard label={label('ementa')}>
            {apelido && <p className={classes.apelido}>{apelido}</p>}
            <p className={detail.lead}>{ementa || <span className={textStyles.dimmed}>{t('list.noEmenta')}</span>}</p>
            {ementa_detalhada && (
              <>
                <h2 className={detail.minor}>{label('ementa_detalhada')}</h2>
                <p className={detail.further}>
                  <LinkedText text={ementa_detalhada} />
                </p>
              </>
            )}
          </LeadingCard>
          <Facts projeto={projeto} />
          <Tramitacoes id={projeto.id} />
          <Historico id={projeto.id} />
        </>
      }
      side={
        <>
          <CurrentStatus projeto={projeto} />
          {tasks(projeto.id)}
          <Autores autores={projeto.autores} />
        </>
      }
    />
  );
}

function Badges({ projeto: { casa, demo } }: { projeto: Detail }) {
  const t = useTexts('projetosDeLei');
  return (
    <span className={detail.badges}>
      <CasaBadge casa={casa} />
      {demo && (
        <Badge variant="outline" color="gray" title={t('detail.demo')}>
          {t('detail.demo')}
        </Badge>
      )}
    </span>
  );
}

/** Placeholders about as high as the cards. */
function ProjetoSkeleton() {
  return (
    <DetailColumns
      isSkeleton
      main={
        <>
          <Skeleton height={160} />
          <Skeleton height={240} />
          <Skeleton height={480} />
        </>
      }
      side={
        <>
          <Skeleton height={240} />
          <Skeleton height={320} />
        </>
      }
    />
  );
}
