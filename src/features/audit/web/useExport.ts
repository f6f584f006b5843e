import { useState } from 'react';
import { dayInBrasilia } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { AuditFilters } from '../contract.ts';
import { calls } from './calls.ts';

/** Downloads the filtered list as a CSV file named by today's date. */
export function useExport({ page: _page, perPage: _perPage, ...query }: AuditFilters & { page: number; perPage: number }) {
  const t = useTexts('audit');
  const [isExporting, setExporting] = useState(false);
  const run = async () => {
    setExporting(true);
    try {
      await calls.exportCsv.download(`${t('export.file')}-${dayInBrasilia(new Date())}.csv`, { query });
    } catch (error) {
      toast.failure(error);
    } finally {
      setExporting(false);
    }
  };
  return { isExporting, run };
}
