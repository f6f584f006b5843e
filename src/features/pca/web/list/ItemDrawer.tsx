import { Button, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PartyLink } from '#brasil/web/records/PartyLink.tsx';
import { useRecordText } from '#brasil/web/records/useRecordText.ts';
import { FactsCard } from '#kit/web/detail/FactsCard.tsx';
import { factsOf } from '#kit/web/detail/factsOf.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { RowDrawer } from '#kit/web/page/RowDrawer.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { pcaFields } from '../../fields.ts';
import { calls } from '../calls.ts';

/** All of an item, over the list. */
export function ItemDrawer({ id, close }: { id: number | undefined; close: () => void }) {
  const t = useTexts('pca');
  return (
    <RowDrawer id={id} title={t('item.title')} width={560} close={close}>
      {(shown) => <Content key={shown} id={shown} />}
    </RowDrawer>
  );
}

function Content({ id }: { id: number }) {
  const t = useTexts('pca');
  const text = useRecordText();
  const format = useFormat();
  const query = useQuery({ ...calls.showItem.query({ params: { id } }), retry: false });
  if (isNotFound(query.error)) return <Callout role="status">{t('item.missing')}</Callout>;
  return (
    <Loaded query={query} skeleton={<Skeleton height={480} />}>
      {(item) => (
        <Stack gap="lg" align="stretch">
          <Title order={3} size="h4">
            {item.descricao || item.grupo || t('noDescricao')}
          </Title>
          <FactsCard
            title={t('item.facts')}
            facts={factsOf(pcaFields, item, text)}
            instead={{
              orgao: <PartyLink of="orgaos" page={item.orgao_pagina} name={item.orgao} />,
              ...(item.valor_unitario !== null && { valor_unitario: format.unitMoney(item.valor_unitario) }),
            }}
          />
          <Button renderRoot={(props) => <Link to="/pca/$id" params={{ id: String(item.plano) }} {...props} />}>{t('item.open')}</Button>
        </Stack>
      )}
    </Loaded>
  );
}
