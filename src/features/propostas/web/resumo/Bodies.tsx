import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import { MoreButton } from '#kit/web/page/MoreButton.tsx';
import { pagesByNumber } from '#kit/web/request/pages.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Periodo, Resumo } from '../../resumo.ts';
import { calls } from '../calls.ts';
import { endedBy } from './links.ts';
import { RateTable } from './RateTable.tsx';

const perPage = 100;

/** The rate of won offers by body: the ten with most offers, and all of them if asked. */
export function Bodies({ summary, periodo }: { summary: Resumo; periodo: Periodo }) {
  const t = useTexts('propostas');
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const query = useInfiniteQuery({
    queryKey: calls.listOrgaos.key({ query: { periodo } }),
    queryFn: ({ pageParam, signal }) => calls.listOrgaos.send({ query: { periodo, page: pageParam, perPage } }, { signal }),
    ...pagesByNumber(perPage),
    enabled: isWhole,
  });
  const { orgaos: first, totalOrgaos } = summary;
  const all = isWhole ? query.data?.pages.flatMap(({ orgaos }) => orgaos) : undefined;
  const rows = all ?? first;
  return (
    <RateTable
      title={t('summary.byBody')}
      rowsAre={t('field.orgao')}
      rows={rows.map(({ orgao, ...row }) => ({ key: orgao, label: orgao, href: endedBy(summary, { orgao }), ...row }))}
      foot={
        totalOrgaos > first.length && (
          <>
            {query.isError && <Failure error={query.error} retry={() => query.refetch()} />}
            <p className={textStyles.dimmed} role="status">
              {t('summary.bodies', { shown: format.number(rows.length), all: format.number(totalOrgaos) })}
            </p>
            {all ? (
              <MoreButton query={query} />
            ) : (
              <Button variant="light" size="xs" loading={isWhole && query.isFetching} onClick={() => setWhole(true)}>
                {t('summary.allBodies', { all: format.number(totalOrgaos) })}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
