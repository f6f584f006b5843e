import { useCallback } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { DnsUpload } from '../../contract.ts';

/** «230 linhas» and «4 com falha»; undefined without faults. */
export function useRowCount(): (upload: Pick<DnsUpload, 'total' | 'faulty'>) => { rows: string; faulty: string | undefined } {
  const t = useTexts('upload');
  const format = useFormat();
  return useCallback(
    ({ total, faulty }) => ({
      rows: t('count.rows', { count: total, figure: format.number(total) }),
      faulty: faulty > 0 ? t('count.faulty', { count: faulty, figure: format.number(faulty) }) : undefined,
    }),
    [t, format],
  );
}
