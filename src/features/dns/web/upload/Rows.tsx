import { Group, Skeleton, Switch, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Footer } from '#kit/web/DataTable/Footer.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import sending from '#kit/web/sending/Sending.module.css';
import type { DnsUpload } from '../../contract.ts';
import { calls } from '../calls.ts';
import { RowTable } from './RowTable.tsx';

/** The rows of a file, paged: all, or those with faults. */
export function Rows({ upload: { id, total, faulty }, isOpen }: { upload: DnsUpload; isOpen: boolean }) {
  const t = useTexts('upload');
  const [params, setParams] = useState({ page: 1, perPage: 10, faulty: false });
  const onlyFaulty = params.faulty && faulty > 0;
  const query = useQuery({
    ...calls.listRows.query({ params: { id }, query: { ...params, faulty: onlyFaulty } }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const list = {
    query: params,
    set: (change: Partial<typeof params>) => setParams((old) => ({ ...old, page: 1, ...change })),
  };
  return (
    <section className={sending.part} aria-label={t('rows.title')}>
      <Group gap="8px 16px" justify="space-between">
        <Text component="h3" size="sm" fw={600}>
          {t('rows.title')}
        </Text>
        {faulty > 0 && faulty < total && (
          <Switch
            label={t('rows.onlyFaulty')}
            checked={onlyFaulty}
            onChange={(event) => list.set({ faulty: event.currentTarget.checked })}
          />
        )}
      </Group>
      <Loaded query={query} skeleton={<Skeleton height={Math.min(total, params.perPage) * 44 + 48} />}>
        {(found) => (
          <div className={sending.framed}>
            <RowTable label={t('rows.title')} rows={found.rows} />
            {found.total > 10 && <Footer list={list} total={found.total} />}
          </div>
        )}
      </Loaded>
    </section>
  );
}
