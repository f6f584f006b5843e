import { useState } from 'react';
import { dayInBrasilia } from '#kit/clock.ts';
import { useFormat } from '../locale/format.ts';
import { toast } from '../toast/toast.ts';
import type { Selection } from './selection.ts';

export type CsvExport = ReturnType<typeof useExport>;

/**
 * Exports a list, or its selected rows, as a file named by today's date.
 * @param download downloads all rows that match the filters, or those of `ids`
 */
export function useExport(
  fileName: string,
  download: (fileName: string, ids?: number[]) => Promise<unknown>,
  extension: 'csv' | 'xlsx' = 'csv',
) {
  const format = useFormat();
  const [isExporting, setIsExporting] = useState(false);
  const run = async (ids?: number[]) => {
    setIsExporting(true);
    try {
      await download(`${fileName}-${dayInBrasilia(new Date())}.${extension}`, ids);
    } catch (error) {
      toast.failure(error);
    } finally {
      setIsExporting(false);
    }
  };
  return {
    isExporting,
    exportAll: () => void run(),
    /** `most`: how many ids the call accepts; `tooMany` says that more are selected. */
    exportSelected: ({ ids, all }: Selection, most: number, tooMany: (most: string) => string) => {
      if (ids.length > most) toast.info(tooMany(format.number(most)));
      else void run(all ? undefined : ids.map(Number));
    },
  };
}
