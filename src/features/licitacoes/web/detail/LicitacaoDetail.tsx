import { Badge, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { lazy, type ReactElement, type ReactNode, Suspense, useDeferredValue } from 'react';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import detail from '#kit/web/detail/Detail.module.css';
import { DetailColumns } from '#kit/web/detail/DetailColumns.tsx';
import { loadTexts, useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { AfterFirstPaint } from '#kit/web/page/AfterFirstPaint.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { useIsPainted } from '#kit/web/request/firstPaint.ts';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import { type Search, searchOf } from '#kit/web/search/search.ts';
import { licitacoes } from '../../contract.ts';
import type { LicitacaoDetail as Detail } from '../../entities.ts';
import { licitacaoFields } from '../../fields.ts';
import { isUnpublished, unpublishedFontes } from '../../fontes.ts';
import { calls } from '../calls.ts';
import { isOneOf } from '../list/isOneOf.ts';
import type { listSearch } from '../list/listSearch.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { DetailActions } from './DetailActions.tsx';
import { Facts } from './Facts.tsx';
import { Head } from './Head.tsx';
import classes from './LicitacaoDetail.module.css';
import { Neighbours } from './Neighbours.tsx';
import { Timeline } from './Timeline.tsx';
import { Values } from './Values.tsx';

const MissingNotice = lazy(async () => ({ default: (await import('./MissingNotice.tsx')).MissingNotice }));

const RemovedNotice = lazy(async () => {
  const [{ RemovedNotice: component }] = await Promise.all([import('./RemovedNotice.tsx'), loadTexts('removal')]);
  return { default: component };
});

const ManualBanner = optionalPart(async () => {
  const [{ ManualBanner: component }] = await Promise.all([import('../manual/ManualBanner.tsx'), loadTexts('manual')]);
  return component;
});

const JoinedNotice = lazy(async () => ({ default: (await import('../manual/JoinedNotice.tsx')).JoinedNotice }));

const address = '/shell/apps/invoice/preview/$id';
/** Ids that the call would reject are not found. */
const idOf = searchOf(licitacoes.show.params);

type Star = (item: number, name: string, fallback: ReactNode) => ReactNode;

type Part = (licitacao: Detail, fallback?: ReactNode) => ReactNode;

/** `further`: the cards below the first ones of the main column; `tasks` and `payment`: cards of the side column. */
type Parts = { further: Part; tasks: Part; payment: Part };

type Slots = { star: Star; parts: Parts };

/** `star`: renders the follow button; `parts`: render the cards that are fetched once the first ones are shown. */
export function LicitacaoDetail(slots: Slots) {
  const t = useTexts('licitacoes');
  const tDetail = useTexts('detail');
  const search = useSearch({ from: address });
  const params = useParams({ from: address });
  const { id } = idOf(params);
  const back = (
    <Link key="list" to="/apps/invoice/list" search={search}>
      {t('detail.back')}
    </Link>
  );
  if (id === undefined) {
    return (
      <Page title={tDetail('missing.title')} trail={[back]}>
        <Suspense fallback={<Skeleton height={240} />}>
          <MissingNotice id={params.id} search={search} />
        </Suspense>
      </Page>
    );
  }
  return <Notice id={id} search={search} back={back} {...slots} />;
}

type NoticeProps = Slots & { id: number; search: Search<typeof listSearch>; back: ReactElement };

function Notice({ id, search, back, star, parts }: NoticeProps) {
  const t = useTexts('licitacoes');
  const tDetail = useTexts('detail');
  const administrates = useMay(needs.administers);
  const query = useQuery(calls.show.query({ params: { id } }));
  const isMissing = isNotFound(query.error);
  const missing = <MissingNotice id={String(id)} search={search} />;
  return (
    <Page
      title={isMissing ? tDetail('missing.title') : query.data ? nomeDaLicitacao(query.data) : t('title')}
      trail={[back]}
      aside={!isMissing && (query.data ? <Badges licitacao={query.data} /> : query.isPending && <BadgesSkeleton />)}
      actions={
        !isMissing && (
          <>
            <AfterFirstPaint place={<Skeleton width={144} height={36} />}>
              <Neighbours id={id} search={search} />
            </AfterFirstPaint>
            {query.data ? (
              <>
                {star(id, nomeDaLicitacao(query.data), <Skeleton width={36} height={36} />)}
                <DetailActions key={id} licitacao={query.data} search={search} />
              </>
            ) : (
              query.isPending && <ActionsSkeleton />
            )}
          </>
        )
      }
    >
      {isMissing ? (
        <Suspense fallback={<Skeleton height={240} />}>
          <JoinedNotice key={id} id={id} otherwise={administrates ? <RemovedNotice key={id} id={id} otherwise={missing} /> : missing} />
        </Suspense>
      ) : (
        <Loaded query={query} skeleton={<LicitacaoSkeleton />}>
          {/* Keyed by id, so that another notice closes the windows of this one. */}
          {(licitacao) => <Content key={id} licitacao={licitacao} parts={parts} />}
        </Loaded>
      )}
    </Page>
  );
}

function Content({ licitacao, parts }: { licitacao: Detail; parts: Parts }) {
  // What is read first is rendered first; the rest follows without blocking the page.
  const isFurtherShown = useDeferredValue(useIsPainted(), false);
  return (
    <DetailColumns
      keepsCardsWhole
      main={
        <>
          {isUnpublished(licitacao.fonte) && <ManualBanner licitacao={licitacao} fallback={<Skeleton height={64} />} />}
          <Head licitacao={licitacao} />
          {isFurtherShown ? (
            <>
              <Facts licitacao={licitacao} />
              {parts.further(licitacao, <CardSkeleton height={320} />)}
            </>
          ) : (
            <CardSkeleton height={640} />
          )}
        </>
      }
      side={
        <>
          <Timeline licitacao={licitacao} />
          {isFurtherShown && parts.tasks(licitacao)}
          <Values licitacao={licitacao} />
          {isFurtherShown && parts.payment(licitacao)}
        </>
      }
    />
  );
}

function Badges({ licitacao }: { licitacao: Detail }) {
  const { srp, fonte } = licitacao;
  const t = useTexts('licitacoes');
  const label = useLabels(licitacaoFields);
  return (
    <span className={detail.badges}>
      <StatusBadge notice={licitacao} />
      {isOneOf(unpublishedFontes, fonte) && (
        <Badge variant="outline" color="gray">
          {t(`fonte.${fonte}`)}
        </Badge>
      )}
      {srp && (
        <Badge variant="outline" color="gray">
          {label('srp')}
        </Badge>
      )}
    </span>
  );
}

/** Placeholders about as high as the cards. */
function LicitacaoSkeleton() {
  return (
    <DetailColumns
      isSkeleton
      main={
        <>
          <div className={`${detail.card} ${classes.coming}`} data-leading>
            <Skeleton height="100%" />
          </div>
          <CardSkeleton height={320} />
        </>
      }
      side={
        <>
          <Skeleton height={240} />
          <Skeleton height={120} />
        </>
      }
    />
  );
}

/** Below the first cards on a narrow screen, as the card will be. */
function CardSkeleton({ height }: { height: number }) {
  return (
    <div className={detail.card} aria-hidden>
      <Skeleton height={height} />
    </div>
  );
}

/** As wide as two badges, so that what is below the title does not move. */
function BadgesSkeleton() {
  return (
    <span className={detail.badges} aria-hidden>
      <Skeleton width={152} height={20} />
      <Skeleton width={120} height={20} />
    </span>
  );
}

/** As wide as the star, the source's button and the menu. */
function ActionsSkeleton() {
  return [36, 164, 36].map((width, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity
    <Skeleton key={place} width={width} height={36} aria-hidden />
  ));
}
