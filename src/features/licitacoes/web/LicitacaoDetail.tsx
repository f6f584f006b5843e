import { Badge, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { administers, useMay } from '#kit/web/ability.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { Loaded } from '#kit/web/Loaded.tsx';
import { Page } from '#kit/web/Page.tsx';
import type { LicitacaoDetail as Detail } from '../entities.ts';
import { calls } from './calls.ts';
import { DetailActions } from './DetailActions.tsx';
import { Documentos } from './Documentos.tsx';
import { Facts } from './Facts.tsx';
import classes from './LicitacaoDetail.module.css';
import { Lotes } from './Lotes.tsx';
import { Neighbours } from './Neighbours.tsx';
import { Payment } from './Payment.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { Timeline } from './Timeline.tsx';
import { Values } from './Values.tsx';

const address = '/shell/apps/invoice/preview/$id';

export function LicitacaoDetail() {
  const t = useTexts('licitacoes');
  const id = Number(useParams({ from: address }).id);
  const search = useSearch({ from: address });
  const query = useQuery(calls.show.query({ params: { id } }));
  const back = (
    <Link key="list" to="/apps/invoice/list" search={search}>
      {t('detail.back')}
    </Link>
  );
  return (
    <Page
      title={query.data ? `${query.data.modalidade} ${query.data.num_licitacao}` : t('title')}
      trail={[back]}
      aside={query.data && <Badges licitacao={query.data} />}
      actions={
        <>
          <Neighbours id={id} search={search} />
          {query.data && <DetailActions licitacao={query.data} search={search} />}
        </>
      }
    >
      <Loaded query={query} skeleton={<Bones />}>
        {(licitacao) => <Content licitacao={licitacao} />}
      </Loaded>
    </Page>
  );
}

function Content({ licitacao }: { licitacao: Detail }) {
  const t = useTexts('licitacoes');
  const administrates = useMay(administers);
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <section className={`${classes.card} ${classes.first}`} aria-label={t('detail.objeto')}>
          <p className={classes.objeto}>{licitacao.objeto}</p>
          {licitacao.informacao && (
            <>
              <h2 className={classes.minor}>{t('detail.informacao')}</h2>
              <p className={classes.informacao}>{licitacao.informacao}</p>
            </>
          )}
        </section>
        <Facts licitacao={licitacao} />
        <Lotes lotes={licitacao.lotes} />
        <Documentos documentos={licitacao.documentos} />
      </div>
      <div className={classes.side}>
        <Timeline licitacao={licitacao} />
        <Values licitacao={licitacao} />
        <Payment licitacao={licitacao} canEdit={administrates} />
      </div>
    </div>
  );
}

function Badges({ licitacao: { status, suspensa, excluida, srp } }: { licitacao: Detail }) {
  const t = useTexts('licitacoes');
  return (
    <span className={classes.badges}>
      <StatusBadge status={status} />
      {suspensa && (
        <Badge variant="outline" color="warning">
          {t('suspensa')}
        </Badge>
      )}
      {excluida && (
        <Badge variant="outline" color="danger">
          {t('excluida')}
        </Badge>
      )}
      {srp && (
        <Badge variant="outline" color="gray">
          {t('srp')}
        </Badge>
      )}
    </span>
  );
}

/** The cards to come, about as high as they will be. */
function Bones() {
  return (
    <div className={classes.columns} aria-hidden>
      <div className={classes.main}>
        <Skeleton height={120} />
        <Skeleton height={320} />
        <Skeleton height={240} />
      </div>
      <div className={classes.side}>
        <Skeleton height={240} />
        <Skeleton height={120} />
      </div>
    </div>
  );
}
