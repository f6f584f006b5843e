import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTexts } from '../../locale/i18n.ts';
import brief from '../brief.module.css';
import type { Selection } from '../selection.ts';
import type { CsvExport } from '../useExport.ts';

/** Exports all rows that match the filters. */
export function ExportButton({ csv: { isExporting, exportAll } }: { csv: CsvExport }) {
  const t = useTexts('common');
  return (
    <Button
      className={brief.button}
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={isExporting}
      onClick={exportAll}
    >
      {t('list.export')}
    </Button>
  );
}

type ExportSelectedProps = {
  csv: CsvExport;
  selection: Selection;
  /** The call's schema of the ids, which bounds their number. */
  ids: object;
  tooMany: (most: string) => string;
};

/** Exports the selected rows. */
export function ExportSelected({ csv: { isExporting, exportSelected }, selection, ids, tooMany }: ExportSelectedProps) {
  const t = useTexts('common');
  const { maxItems: most = Number.POSITIVE_INFINITY } = ids as { maxItems?: number };
  return (
    <Button
      size="compact-sm"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={isExporting}
      onClick={() => exportSelected(selection, most, tooMany)}
    >
      {t('list.exportSelected')}
    </Button>
  );
}
