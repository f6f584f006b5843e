import { IconInbox } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import type { ListState } from '#kit/web/search/listState.ts';
import sending from '#kit/web/sending/Sending.module.css';
import type { DnsUpload } from '../../contract.ts';
import { calls } from '../calls.ts';
import type { uploadSearch } from './uploadSearch.ts';
import { useHistoryColumns } from './useHistoryColumns.tsx';

/** All uploads, newest first. */
export function History({ list }: { list: ListState<typeof uploadSearch> }) {
  const t = useTexts('upload');
  const columns = useHistoryColumns();
  const { page, perPage } = list.query;
  const query = useQuery({ ...calls.listUploads.query({ query: { page, perPage } }), placeholderData: keepPreviousData });
  return (
    <div className={sending.section}>
      <DataTable
        name="dnsUploads"
        label={t('history.title')}
        columns={columns}
        rows={query.data?.uploads}
        total={query.data?.total}
        rowId={idOf}
        list={list}
        query={query}
        heading={<h2 className={sending.heading}>{t('history.title')}</h2>}
        empty={<EmptyState icon={<IconInbox />} title={t('history.none')} hint={t('history.noneHint')} />}
      />
    </div>
  );
}

const idOf = ({ id }: DnsUpload) => id;
