import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Footer } from '#kit/web/DataTable/Footer.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import sending from '#kit/web/sending/Sending.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import type { Importacao } from '../../entities.ts';
import { calls } from '../calls.ts';
import { progressInterval } from './polling.ts';
import { RejectTable } from './RejectTable.tsx';
import { isMoving } from './states.ts';

/** Rejected records of an import, or the values left out of those that were imported (`mantidos`): paged, and all as CSV. */
export function Rejects({ run, mantidos = false }: { run: Importacao; mantidos?: boolean }) {
  const t = useTexts('importacoes');
  const title = t(mantidos ? 'reject.leftOut' : 'reject.title');
  const [paging, setPaging] = useState({ page: 1, perPage: 10 });
  const query = useQuery({
    ...calls.listRejects.query({ params: { id: run.id }, query: { ...paging, mantidos } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isMoving(run) && progressInterval,
  });
  const list = {
    query: paging,
    set: (change: Partial<typeof paging>) => setPaging((old) => ({ ...old, page: 1, ...change })),
  };
  return (
    <section className={sending.part} aria-label={title}>
      <Group gap="8px 16px" justify="space-between">
        <Text component="h3" size="sm" fw={600}>
          {title}
        </Text>
        <ExportRejects run={run} />
      </Group>
      <Loaded query={query} skeleton={<Skeleton height={280} />}>
        {({ rejeitos, total }) => (
          <div className={sending.framed}>
            <RejectTable label={title} rejeitos={rejeitos} />
            {total > 10 && <Footer list={list} total={total} />}
          </div>
        )}
      </Loaded>
    </section>
  );
}

export function ExportRejects({ run: { id } }: { run: Importacao }) {
  const t = useTexts('importacoes');
  const common = useTexts('common');
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => calls.exportRejects.download(t('reject.file', { id }), { params: { id } }).catch(toast.failure)}
    >
      {common('word.downloadCsv')}
    </Button>
  );
}
