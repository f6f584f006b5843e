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
  /** How many ids the call accepts. */
  most: number;
  tooMany: (most: string) => string;
};

/** Exports the selected rows. */
export function ExportSelected({ csv: { isExporting, exportSelected }, selection, most, tooMany }: ExportSelectedProps) {
  const t = useTexts('common');
  return (
    <Button
      className={brief.button}
      size="compact-sm"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={isExporting}
      onClick={() => exportSelected(selection, most, tooMany)}
    >
      {t('list.exportSelected')}
    </Button>
  );
}
