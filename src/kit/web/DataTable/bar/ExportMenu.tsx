import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTexts } from '../../locale/i18n.ts';
import { Opener } from '../../popup/Opener.tsx';
import brief from '../brief.module.css';
import type { CsvExport } from '../useExport.ts';

const fetchPanel = () => import('./ExportMenuPanel.tsx');
const ExportMenuPanel = lazy(async () => ({ default: (await fetchPanel()).ExportMenuPanel }));

/** Exports all rows that match the filters, as CSV or as a workbook. */
export function ExportMenu({ csv, xlsx }: { csv: CsvExport; xlsx: CsvExport }) {
  const t = useTexts('common');
  return (
    <Opener opens="menu" fetch={fetchPanel} panel={(anchor) => <ExportMenuPanel anchor={anchor} csv={csv} xlsx={xlsx} />}>
      <Button
        className={brief.button}
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={csv.isExporting || xlsx.isExporting}
      >
        {t('list.exportAs')}
      </Button>
    </Opener>
  );
}
