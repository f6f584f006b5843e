import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconChevronDown, IconFileText, IconShare, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import detail from '#kit/web/detail/Detail.module.css';
import { DetailColumns } from '#kit/web/detail/DetailColumns.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { NotFoundState } from '#kit/web/page/NotFoundState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { Opener } from '#kit/web/popup/Opener.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { searchOf } from '#kit/web/search/search.ts';
import { propostas } from '../../contract.ts';
import type { PropostaDetail } from '../../entities.ts';
import { calls } from '../calls.ts';
import { EtapaIcon } from '../EtapaIcon.tsx';
import { useEtapaName } from '../useEtapaName.ts';
import { useMove } from '../useMove.tsx';
import { Access } from './Access.tsx';
import { Arquivos } from './arquivos/Arquivos.tsx';
import { Comments } from './Comments.tsx';
import { Checklist } from './checklist/Checklist.tsx';
import { Decision } from './Decision.tsx';
import { Head } from './Head.tsx';
import { Itens } from './itens/Itens.tsx';
import { PropostaHistory } from './PropostaHistory.tsx';
import { useRemove } from './useRemove.ts';

/** Validates the id as the call does. */
const idOf = searchOf(propostas.show.params);
const fetchMenu = () => import('../EtapaMenu.tsx');
const EtapaMenu = lazy(async () => ({ default: (await fetchMenu()).EtapaMenu }));
const GerarDialog = lazy(async () => ({ default: (await import('./gerar/GerarDialog.tsx')).GerarDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));

type PropostaScreenProps = {
  /** The contracts that came of its notice. */
  contracts: (controle: string) => ReactNode;
  /** The way to what others paid for a thing. */
  prices: (descricao: string) => ReactNode;
};

/** One offer: the notice, its items and prices, decision, history and comments. */
export function PropostaScreen({ contracts, prices }: PropostaScreenProps) {
  const t = useTexts('propostas');
  const { id } = idOf(useParams({ from: '/shell/propostas/$id' }));
  const query = useQuery({ ...calls.show.query({ params: { id: id ?? 0 } }), enabled: id !== undefined });
  const isMissing = id === undefined || isNotFound(query.error);
  const proposta = isMissing ? undefined : query.data;
  return (
    <Page
      title={isMissing ? t('missing.title') : (proposta?.edital.nome ?? t('one'))}
      windowTitle={proposta && `${proposta.edital.nome} · ${t('title')}`}
      trail={[
        <Link key="list" to="/propostas" activeOptions={{ exact: true }}>
          {t('title')}
        </Link>,
      ]}
      actions={proposta && <Actions key={proposta.id} proposta={proposta} />}
    >
      {isMissing ? (
        <NotFoundState
          sought={t('missing.sought')}
          hint={t('missing.hint')}
          list={{ label: t('title'), link: (props) => <Link to="/propostas" {...props} /> }}
        />
      ) : (
        <Loaded query={query} skeleton={<PropostaSkeleton />}>
          {(loaded) => <Content key={loaded.id} proposta={loaded} contracts={contracts} prices={prices} />}
        </Loaded>
      )}
    </Page>
  );
}

function Content({ proposta, contracts, prices }: PropostaScreenProps & { proposta: PropostaDetail }) {
  const { controle } = proposta.edital;
  const came = controle !== '' && contracts(controle);
  const isWon = proposta.etapa === 'ganha';
  return (
    <DetailColumns
      keepsCardsWhole
      main={
        <>
          <Head proposta={proposta} />
          {isWon && came}
          <Itens proposta={proposta} prices={prices} />
          <Checklist proposta={proposta} />
          {!isWon && came}
          <Arquivos proposta={proposta} />
          <Comments proposta={proposta} />
          <PropostaHistory id={proposta.id} />
        </>
      }
      side={
        <>
          <Decision proposta={proposta} />
          <Access proposta={proposta} />
        </>
      }
    />
  );
}

/** The stage, sharing and deletion. */
function Actions({ proposta }: { proposta: PropostaDetail }) {
  const t = useTexts('propostas');
  const etapaName = useEtapaName();
  const common = useTexts('common');
  const { move, dialogs } = useMove();
  const remove = useRemove(proposta);
  /** Undefined until first opened. */
  const [isSharing, setSharing] = useState<boolean>();
  const { etapa, papel } = proposta;
  const name = etapaName(etapa);
  if (papel === 'leitor')
    return (
      <>
        <span className={detail.badges}>
          <EtapaIcon etapa={etapa} /> {name}
        </span>
        <GerarButton proposta={proposta} />
      </>
    );
  return (
    <>
      <Opener
        opens="menu"
        fetch={fetchMenu}
        panel={(anchor) => <EtapaMenu anchor={anchor} etapa={etapa} choose={(next) => move({ proposta, etapa: next })} />}
      >
        <Button
          variant="light"
          leftSection={<EtapaIcon etapa={etapa} />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={t('stageIs', { etapa: name })}
        >
          {name}
        </Button>
      </Opener>
      <GerarButton proposta={proposta} />
      {papel === 'dono' && (
        <>
          <Button
            variant="default"
            aria-haspopup="dialog"
            leftSection={<IconShare size={18} aria-hidden />}
            onClick={() => setSharing(true)}
          >
            {t('access.share')}
          </Button>
          <ActionIcon variant="default" size={36} aria-label={common('word.delete')} data-hint={common('word.delete')} onClick={remove}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </>
      )}
      {isSharing !== undefined && (
        <Suspense>
          <ShareDialog proposta={proposta} opened={isSharing} close={() => setSharing(false)} />
        </Suspense>
      )}
      {dialogs}
    </>
  );
}

/** Writes the proposal to hand in as a file. */
function GerarButton({ proposta }: { proposta: PropostaDetail }) {
  const t = useTexts('propostas');
  /** Undefined until first opened. */
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" leftSection={<IconFileText size={18} aria-hidden />} onClick={() => setOpened(true)}>
        {t('gerar.button')}
      </Button>
      {opened !== undefined && (
        <Suspense>
          <GerarDialog proposta={proposta} opened={opened} close={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

/** About as high as the cards will be. */
function PropostaSkeleton() {
  const cards = (heights: readonly number[]) =>
    heights.map((height) => (
      <div key={height} className={detail.card}>
        <Skeleton height={height} />
      </div>
    ));
  return <DetailColumns isSkeleton main={cards([180, 320, 200])} side={cards([220, 120])} />;
}
