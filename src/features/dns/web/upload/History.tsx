import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import { SentFiles } from '#kit/web/sending/SentFiles.tsx';
import { calls } from '../calls.ts';
import type { uploadSearch } from './uploadSearch.ts';
import { useHistoryColumns } from './useHistoryColumns.tsx';

/** All uploads, newest first. */
export function History({ list }: { list: ListState<typeof uploadSearch> }) {
  const t = useTexts('upload');
  const common = useTexts('common');
  const columns = useHistoryColumns();
  const { page, perPage } = list.query;
  const query = useQuery({ ...calls.listUploads.query({ query: { page, perPage } }), placeholderData: keepPreviousData });
  return (
    <SentFiles
      name="dnsUploads"
      title={common('word.history')}
      columns={columns}
      rows={query.data?.uploads}
      total={query.data?.total}
      list={list}
      query={query}
      none={{ title: t('history.none'), hint: t('history.noneHint') }}
    />
  );
}
