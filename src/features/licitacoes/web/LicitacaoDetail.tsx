import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTexts } from '#kit/web/i18n.ts';
import { Loaded } from '#kit/web/Loaded.tsx';
import { Page } from '#kit/web/Page.tsx';
import { calls } from './calls.ts';

export function LicitacaoDetail() {
  const t = useTexts('licitacoes');
  const { id } = useParams({ from: '/shell/apps/invoice/preview/$id' });
  const query = useQuery(calls.show.query({ params: { id: Number(id) } }));
  return (
    <Page title={query.data?.num_licitacao ?? t('title')} trail={[<Link key="list" to="/apps/invoice/list">{t('title')}</Link>]}>
      <Loaded query={query} skeleton={<Skeleton height={200} />}>
        {({ objeto }) => <Text>{objeto}</Text>}
      </Loaded>
    </Page>
  );
}
