import { useState } from 'react';
import type { Selection } from '#kit/web/DataTable/selection.ts';
import { dayInBrasilia, useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { FilledSearch } from '#kit/web/search/search.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { projetosDeLei } from '../../contract.ts';
import { calls } from '../calls.ts';

/** Most ids that the call accepts. */
const { maxItems: mostChosen = Number.POSITIVE_INFINITY } = projetosDeLei.exportCsv.query.properties.ids as { maxItems?: number };

/** Downloads the list or the selected bills as a CSV file named by today's date. */
export function useExport(
  { page: _page, perPage: _perPage, ...query }: FilledSearch<typeof projetosDeLei.list.query>,
  selection: Selection,
) {
  const t = useTexts('projetosDeLei');
  const format = useFormat();
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
  const exportChosen = () => {
    if (selection.ids.length > mostChosen) toast.info(t('list.tooMany', { most: format.number(mostChosen) }));
    else void run(selection.all ? undefined : selection.ids.map(Number));
  };
  return { isExporting, exportAll: () => run(), exportChosen };
}
