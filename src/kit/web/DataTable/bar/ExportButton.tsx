import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import brief from '../brief.module.css';

type ExportButtonProps = { label: string; isExporting: boolean; run: () => void };

/** Exports all rows that match the filters. */
export function ExportButton({ label, isExporting, run }: ExportButtonProps) {
  return (
    <Button
      className={brief.button}
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={isExporting}
      onClick={run}
    >
      {label}
    </Button>
  );
}
