import { Menu } from '@mantine/core';
import { IconFileTypeCsv, IconFileTypeXls } from '@tabler/icons-react';
import { AnchoredMenu } from '../../popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '../../popup/anchor.ts';
import type { CsvExport } from '../useExport.ts';

export function ExportMenuPanel({ anchor, csv, xlsx }: AnchoredProps & { csv: CsvExport; xlsx: CsvExport }) {
  return (
    <AnchoredMenu anchor={anchor}>
      <Menu.Item leftSection={<IconFileTypeCsv size={16} aria-hidden />} onClick={csv.exportAll}>
        CSV
      </Menu.Item>
      <Menu.Item leftSection={<IconFileTypeXls size={16} aria-hidden />} onClick={xlsx.exportAll}>
        XLSX
      </Menu.Item>
    </AnchoredMenu>
  );
}
