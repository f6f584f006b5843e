import { Badge, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import detail from '#kit/web/detail/Detail.module.css';
import { DetailColumns } from '#kit/web/detail/DetailColumns.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { type Search, searchOf } from '#kit/web/search/search.ts';
import { licitacoes } from '../../contract.ts';
import type { LicitacaoDetail as Detail, Documento } from '../../entities.ts';
import { licitacaoFields } from '../../fields.ts';
import { calls } from '../calls.ts';
import type { listSearch } from '../list/listSearch.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { Historico } from './changes/Historico.tsx';
import { DetailActions } from './DetailActions.tsx';
import { Documentos } from './Documentos.tsx';
import { Facts } from './Facts.tsx';
import { Head } from './Head.tsx';
import { Lotes } from './lotes/Lotes.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import { Neighbours } from './Neighbours.tsx';
import { Payment } from './Payment.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { Timeline } from './Timeline.tsx';
import { Values } from './Values.tsx';

const address = '/shell/apps/invoice/preview/$id';
/** Ids that the call would reject are not found. */
const idOf = searchOf(licitacoes.show.params);

type Star = (item: number, name: string) => ReactNode;

type Tasks = (item: number) => ReactNode;

/** The file of a document, and the search in all files of a notice. */
type Files = { file: (item: number, documento: Documento) => ReactNode; search: (item: number) => ReactNode };

type Slots = { star: Star; tasks: Tasks; files: Files };

/** `star`: renders the follow button; `tasks`: renders the card of tasks; `files`: renders parts of the card of documents. */
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
        <MissingNotice id={params.id} search={search} />
      </Page>
    );
  }
  return <Notice id={id} search={search} back={back} {...slots} />;
}

type NoticeProps = Slots & { id: number; search: Search<typeof listSearch>; back: ReactElement };

function Notice({ id, search, back, star, tasks, files }: NoticeProps) {
  const t = useTexts('licitacoes');
  const tDetail = useTexts('detail');
  const administrates = useMay(needs.administers);
  const query = useQuery(calls.show.query({ params: { id } }));
  const isMissing = isNotFound(query.error);
  const missing = <MissingNotice id={String(id)} search={search} />;
  return (
    <Page
      title={isMissing ? tDetail('missing.title') : query.data ? nameOf(query.data) : t('title')}
      trail={[back]}
      aside={query.data && !isMissing && <Badges licitacao={query.data} />}
      actions={
        !isMissing && (
          <>
            <Neighbours id={id} search={search} />
            {query.data && star(id, nameOf(query.data))}
            {query.data && <DetailActions key={id} licitacao={query.data} search={search} />}
          </>
        )
      }
    >
      {isMissing ? (
        administrates ? (
          <RemovedNotice key={id} id={id} otherwise={missing} />
        ) : (
          missing
        )
      ) : (
        <Loaded query={query} skeleton={<LicitacaoSkeleton />}>
          {/* Keyed by id, so that another notice closes the windows of this one. */}
          {(licitacao) => <Content key={id} licitacao={licitacao} tasks={tasks} files={files} />}
        </Loaded>
      )}
    </Page>
  );
}

function Content({ licitacao, tasks, files }: Pick<Slots, 'tasks' | 'files'> & { licitacao: Detail }) {
  const { id, documentos } = licitacao;
  return (
    <DetailColumns
      keepsCardsWhole
      main={
        <>
          <Head licitacao={licitacao} />
          <Facts licitacao={licitacao} />
          <Lotes lotes={licitacao.lotes} isSecret={licitacao.orcamento_sigiloso} />
          <Documentos documentos={documentos} file={(documento) => files.file(id, documento)} search={files.search(id)} />
          <Historico id={licitacao.id} />
        </>
      }
      side={
        <>
          <Timeline licitacao={licitacao} />
          {tasks(licitacao.id)}
          <Values licitacao={licitacao} />
          <Payment licitacao={licitacao} />
        </>
      }
    />
  );
}

function Badges({ licitacao }: { licitacao: Detail }) {
  const { excluida, srp } = licitacao;
  const label = useLabels(licitacaoFields);
  return (
    <span className={detail.badges}>
      <StatusBadge notice={licitacao} />
      {excluida && (
        <Badge variant="outline" color="danger">
          {label('excluida')}
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

/** Pregão 90006/2026 */
function nameOf({ modalidade, num_licitacao }: Detail): string {
  return `${modalidade} ${num_licitacao}`;
}

/** Placeholders about as high as the cards. */
function LicitacaoSkeleton() {
  return (
    <DetailColumns
      isSkeleton
      main={
        <>
          <Skeleton height={120} />
          <Skeleton height={320} />
          <Skeleton height={240} />
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
