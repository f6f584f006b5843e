import { useState } from 'react';
import { dayInBrasilia } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { calls } from './calls.ts';
import type { DnsState } from './filterParams.ts';

/** Downloads the filtered list as a CSV file named by today's date. */
export function useExport({ query: { page: _page, perPage: _perPage, entry: _entry, ...query } }: DnsState) {
  const t = useTexts('dns');
  const [isExporting, setExporting] = useState(false);
  const run = async () => {
    setExporting(true);
    try {
      await calls.exportEntries.download(`${t('export.file')}-${dayInBrasilia(new Date())}.csv`, { query });
    } catch (error) {
      toast.failure(error);
    } finally {
      setExporting(false);
    }
  };
  return { isExporting, run };
}
