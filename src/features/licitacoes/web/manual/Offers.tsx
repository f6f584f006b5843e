// Offers to join a notice entered by hand and a published one that seem to be the same, and says what was joined.

import { Button } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import type { Candidata, Uniao } from '../../manual.ts';
import { manualCalls } from './calls.ts';
import classes from './Manual.module.css';
import { useJoin } from './useJoin.ts';

export function Offers({ id }: { id: number }) {
  const { data } = useQuery(manualCalls.candidates.query({ params: { id } }));
  if (!data || data.candidatas.length + data.unidas.length === 0) return null;
  return (
    <div className={classes.candidates}>
      {data.candidatas.map((candidata) => (
        <Offer key={candidata.id} id={id} isManual={data.isManual} candidata={candidata} />
      ))}
      {data.unidas.map((uniao) => (
        <Joined key={uniao.unida_em} uniao={uniao} />
      ))}
    </div>
  );
}

function Offer({ id, isManual, candidata }: { id: number; isManual: boolean; candidata: Candidata }) {
  const t = useTexts('manual');
  const join = useJoin();
  const { id: other, evidencias } = candidata;
  const what = evidencias.map((one) => t(`offer.${one}`)).reduce((a, b) => t('offer.and', { a, b }));
  const name = nomeDaLicitacao(candidata);
  const joined = isManual ? { manual: id, licitacao: other, name } : { manual: other, licitacao: id, name };
  return (
    <Callout
      kind="warning"
      icon={<IconGitMerge size={20} />}
      title={isManual ? t('offer.toPublished') : t('offer.toManual')}
      actions={
        <>
          <Button
            size="compact-sm"
            variant="default"
            renderRoot={(props) => <Link to="/apps/invoice/preview/$id" params={{ id: String(other) }} {...props} />}
          >
            {t('offer.open', { what: candidata.num_licitacao })}
          </Button>
          <Button size="compact-sm" onClick={() => void join(joined)}>
            {t('offer.join')}
          </Button>
        </>
      }
    >
      {t('offer.same', { what })} {name} · {candidata.orgao}
    </Callout>
  );
}

function Joined({ uniao: { num_licitacao, unida_por, unida_em, observacao } }: { uniao: Uniao }) {
  const t = useTexts('manual');
  const format = useFormat();
  const when = format.date(unida_em);
  return (
    <Callout icon={<IconGitMerge size={20} />} title={t('joined.title', { numero: num_licitacao })}>
      {[unida_por ? t('joined.by', { who: unida_por, when }) : t('joined.when', { when }), observacao].filter(Boolean).join(' ')}
    </Callout>
  );
}
