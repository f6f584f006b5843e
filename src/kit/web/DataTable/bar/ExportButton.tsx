import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import brief from '../brief.module.css';

type ExportButtonProps = { label: string; isExporting: boolean; run: () => void };

/** Above a table: saves all rows that its filters leave. */
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
