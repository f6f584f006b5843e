import { useState } from 'react';
import type { Selection } from '#kit/web/DataTable/selection.ts';
import { dayInBrasilia } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import type { FilledSearch } from '#kit/web/search.ts';
import { toast } from '#kit/web/toast.ts';
import type { licitacoes } from '../contract.ts';
import { calls } from './calls.ts';

/** Saves the list, or what was chosen of it, as a CSV file named by today's date. */
export function useExport({ page: _page, perPage: _perPage, ...query }: FilledSearch<typeof licitacoes.list.query>, selection: Selection) {
  const t = useTexts('licitacoes');
  const [isExporting, setExporting] = useState(false);
  const run = async (ids?: number[]) => {
    setExporting(true);
    try {
      await calls.exportCsv.download(`${t('list.exportFile')}-${dayInBrasilia(new Date())}.csv`, { query: { ...query, ids } });
    } catch (error) {
      toast.failure(error);
    } finally {
      setExporting(false);
    }
  };
  return { isExporting, exportAll: () => run(), exportChosen: () => run(selection.all ? undefined : selection.ids.map(Number)) };
}
